/** Somebody who only looks on, in a frame of another page. The guest of this browser and its seats stay apart. */
import { Client, Problem } from "./http.js";

const TOKEN = "sagebrush.viewer";

export class ViewerClient extends Client {
  get token() {
    return this.storage.getItem(TOKEN);
  }

  get me() {
    return { guest: "", name: "" };
  }

  get viewer() {
    return "embed";
  }

  get mayOpenTables() {
    return false;
  }

  forget() {
    this.storage.removeItem(TOKEN);
  }

  /** What `work` asks for, with a token; a new one where the server has forgotten that of the last visit. @template T @param {() => Promise<T>} work */
  async known(work) {
    if (this.token) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Problem && error.code === "unauthenticated")) throw error;
      }
    }
    const guest = await this.request("POST", "/guests", { name: "Viewer" }, { anonymous: true });
    this.storage.setItem(TOKEN, guest.token);
    return work();
  }
}
