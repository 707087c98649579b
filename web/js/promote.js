// The choice of what a pawn becomes.

import { drawPiece } from './pieces.js';
import { text } from './texts.js';

/** @import {LegalMove, PieceKind, Side} from './wire.js' */

/** The strongest first, as everybody expects. @type {(PieceKind | null)[]} */
const ORDER = ['queen', 'rook', 'bishop', 'knight'];

/** @param {LegalMove} move */
const rank = (move) => ORDER.indexOf(move.promotes);

/**
 * Asks over the board; answers with the move, or with nothing if the reader turns away.
 *
 * @param {HTMLElement} board
 * @param {Side} side
 * @param {LegalMove[]} moves
 * @returns {Promise<LegalMove | undefined>}
 */
export function choosePromotion(board, side, moves) {
  const dialog = document.createElement('dialog');
  dialog.className = 'promotion';
  dialog.setAttribute('aria-label', text('promotion'));
  const inOrder = [...moves.entries()].sort(([, a], [, b]) => rank(a) - rank(b));
  for (const [index, move] of inOrder) {
    if (!move.promotes) continue;
    const name = text(`piece-${side}-${move.promotes}`);
    const button = document.createElement('button');
    button.type = 'button';
    button.value = String(index);
    button.setAttribute('aria-label', name);
    button.title = name;
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('viewBox', '0 0 100 100');
    drawing.setAttribute('aria-hidden', 'true');
    drawing.append(drawPiece(side, move.promotes));
    button.append(drawing);
    button.addEventListener('click', () => dialog.close(button.value));
    dialog.append(button);
  }
  board.append(dialog);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close('');
  });
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const chosen = dialog.returnValue;
      dialog.remove();
      resolve(chosen === '' ? undefined : moves[Number(chosen)]);
    });
    dialog.showModal();
    const [over, own] = [board.getBoundingClientRect(), dialog.getBoundingClientRect()];
    dialog.style.left = `${over.left + (over.width - own.width) / 2}px`;
    dialog.style.top = `${over.top + (over.height - own.height) / 2}px`;
  });
}
