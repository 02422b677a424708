// What a title adds are types alone: there is nothing to run.
export {};
