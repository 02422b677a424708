"""How a title plays: who wins, how long it takes, how many decisions a turn asks for, from games among computers."""
