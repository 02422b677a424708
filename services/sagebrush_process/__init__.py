"""What every process has around its work: settings, logs, metrics, health, trace ids."""
