// Names that the house gives, in the language of the page. They come as "Guest 0421" and "Gone 4821".

import { text } from './texts.js';

/**
 * @param {string} name
 * @returns {string}
 */
export function called(name) {
  const guest = /^Guest (\d{4})$/.exec(name);
  if (guest) return text('guest', { number: guest[1] ?? '' });
  const gone = /^Gone (\d{4})$/.exec(name);
  if (gone) return text('gone', { number: gone[1] ?? '' });
  return name;
}
