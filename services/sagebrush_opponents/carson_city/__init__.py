"""What a position of Carson City is worth: points, and what money, land, cowboys and claims will still become."""

from sagebrush_opponents.carson_city.evaluation import CarsonCityEvaluation

__all__ = ["CarsonCityEvaluation"]
