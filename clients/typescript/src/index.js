export { commitmentTo, randomHex, verify } from "./bytes.js";
export { legalChoices } from "./choosing.js";
export { Client } from "./client.js";
export { Game, Turns } from "./game.js";
export { Problem, PromiseBroken } from "./problem.js";
export { TablePromise } from "./promise.js";
export { Table } from "./table.js";
export { Told } from "./told.js";
export { readEvent } from "./webhooks.js";
