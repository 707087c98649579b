// Small line drawings for the actions, in a box of 24 by 24.

/** @type {Record<string, string>} */
const LINES = {
  draw: 'M4 9h16M4 15h16',
  yes: 'M4 13l5 5L20 7',
  no: 'M6 6l12 12M18 6L6 18',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  back: 'M9 6l-5 5 5 5M4 11h11a5 5 0 0 1 0 10h-3',
  envelope: 'M3 6h18v12H3zM3 7l9 7 9-7',
  claim: 'M12 4v16M6 20h12M4 8h16M4 8l-2 6h6L6 8M20 8l-2 6h6L22 8',
  hand: 'M8 12V5a2 2 0 0 1 4 0v6V4a2 2 0 0 1 4 0v8a7 7 0 0 1-12 4l-2-4 2-1z',
  again: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  'step-first': 'M6 5v14M18 5l-9 7 9 7',
  'step-back': 'M15 5l-8 7 8 7',
  'step-on': 'M9 5l8 7-8 7',
  'step-last': 'M18 5v14M6 5l9 7-9 7',
  door: 'M13 4H5v16h8M10 12h11M17 8l4 4-4 4',
};

/**
 * @param {string} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('class', 'icon');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.innerHTML = `<path d="${LINES[name] ?? ''}"/>`;
  return drawing;
}
