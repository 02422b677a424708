/** What resources and paths are called. */
import { say } from "../../languages/say.js";

export const RESOURCES = [say("food"), say("wood"), say("stone"), say("gold")];
export const PATHS = [say("green"), say("tan")];
