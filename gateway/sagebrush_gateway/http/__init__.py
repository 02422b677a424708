"""What every request passes before its route: admission, the checks of its body, and problems for what goes wrong."""
