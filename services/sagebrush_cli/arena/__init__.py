"""``sagebrush arena``: computers play each other, and what their games say about strength."""
