import { Chessground } from "chessground";
import "chessground/assets/chessground.base.css";
import "chessground/assets/chessground.brown.css";
import "chessground/assets/chessground.cburnett.css";

const table = document.getElementById("table");
const board = document.createElement("div");
board.style.cssText = "width: 640px; height: 640px";
table.append(board);
let ground = null;
new EventSource("stream").onmessage = ({ data }) => {
  const { fen, last, moves } = JSON.parse(data);
  board.dataset.moves = moves;
  board.classList.add("thing");
  ground ??= Chessground(board, { viewOnly: true, animation: { enabled: false } });
  ground.set({ fen, lastMove: last });
};
