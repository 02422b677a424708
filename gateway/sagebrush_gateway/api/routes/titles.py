"""Titles: what can be played, and the schemas of its messages."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query
from starlette.requests import Request
from starlette.responses import Response

from sagebrush_gateway.access import policies
from sagebrush_gateway.api.documentation import IF_NONE_MATCH, open_to_all, tagged
from sagebrush_gateway.api.requests.titles import ContentQuery
from sagebrush_gateway.api.responses.titles import ContentsResponse, MessagesResponse, SchemasResponse, TitlesResponse
from sagebrush_gateway.catalogue import answer
from sagebrush_gateway.gateway import gateway_of
from sagebrush_gateway.http.languages import best_language, language_of
from sagebrush_gateway.problems import BAD_CONFIG, UNKNOWN_TITLE

Title = Annotated[str, Path(description="Its id.")]
Language = Annotated[
    str, Path(description="`en`, `de` or `es`; of a range such as `de-AT` the language; English for any other.")
]
KEPT = {"parameters": [IF_NONE_MATCH]}
"""What a caller may have already."""
router = APIRouter(prefix="/v1/titles", tags=["titles"], dependencies=[Depends(policies.anyone)])


@router.get(
    "",
    operation_id="listTitles",
    response_model=TitlesResponse,
    responses=tagged(open_to_all()),
    openapi_extra=KEPT,
)
async def list_titles(request: Request) -> Response:
    """Every title with its manifest: editions, seat counts, variants, options."""
    return answer(request, await gateway_of(request.scope).catalogue.titles(language_of(request.headers.raw)))


@router.get(
    "/{title}/schemas",
    operation_id="getSchemas",
    response_model=SchemasResponse,
    responses=tagged(open_to_all(UNKNOWN_TITLE)),
    openapi_extra=KEPT,
)
async def get_schemas(request: Request, title: Title) -> Response:
    """JSON Schemas of a title's messages and view, a sentence for each code of a refusal, and how events are told."""
    return answer(request, await gateway_of(request.scope).catalogue.schemas(title, language_of(request.headers.raw)))


@router.get(
    "/{title}/messages/{language}",
    operation_id="getMessages",
    response_model=MessagesResponse,
    responses=tagged(open_to_all(UNKNOWN_TITLE)),
    openapi_extra=KEPT,
)
async def get_messages(request: Request, title: Title, language: Language) -> Response:
    """What a title says: prompts, refusals, how events are told, names and texts of its things."""
    return answer(request, await gateway_of(request.scope).catalogue.messages(title, best_language(language)))


@router.get(
    "/{title}/content",
    operation_id="getContent",
    response_model=ContentsResponse,
    responses=tagged(open_to_all(UNKNOWN_TITLE, BAD_CONFIG)),
    openapi_extra=KEPT,
)
async def get_content(request: Request, title: Title, query: Annotated[ContentQuery, Query()]) -> Response:
    """What the box of an edition prints, with the host's corrections: costs, incomes, texts, icons, points."""
    language = language_of(request.headers.raw)
    return answer(request, await gateway_of(request.scope).catalogue.content(title, query.edition, language))
