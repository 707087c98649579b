// The sentences of the page, in its language, as the server wrote them into it.

/** @type {Record<string, string> | undefined} */
let sentences;

/** Read from `<script type="application/json" id="texts">` when the first one is needed. */
function all() {
  sentences ??= /** @type {Record<string, string>} */ (JSON.parse(document.getElementById('texts')?.textContent ?? '{}'));
  return sentences;
}

/**
 * The sentence with this key, its `{name}` replaced. A missing one shows as its key, so that it is found.
 *
 * @param {string} key without the `web-` that all begin with
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function text(key, values = {}) {
  const sentence = all()[`web-${key}`] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * Whether the page has this sentence.
 *
 * @param {string} key
 */
export const hasText = (key) => `web-${key}` in all();
