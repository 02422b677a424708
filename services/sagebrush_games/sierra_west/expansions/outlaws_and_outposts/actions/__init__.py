"""What a seat can do in Outlaws & Outposts besides."""
