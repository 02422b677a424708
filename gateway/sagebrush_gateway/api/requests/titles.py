"""Queries for printed things."""

from pydantic import Field

from sagebrush_gateway.api.requests.fields import QueryModel


class ContentQuery(QueryModel):
    """Of which edition."""

    edition: str = Field(
        "", pattern="^([a-z0-9][a-z0-9_-]{0,39})?$", description="Its id; the first one of the title by default."
    )
