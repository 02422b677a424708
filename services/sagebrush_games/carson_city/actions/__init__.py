"""What a seat can do, one module each: its message, what could be asked, why not, what it causes."""
