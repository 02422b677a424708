"""What the results of games say about strength: sequential tests, ratings, shares, times, calibration."""
