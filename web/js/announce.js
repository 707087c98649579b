// What is said aloud to those who listen to the page.

/**
 * Says sentences through `#announce`. They come after each other as paragraphs, so that a second one is not lost; old ones go.
 *
 * @param {string[]} sentences
 */
export function announce(...sentences) {
  const place = document.getElementById('announce');
  if (!place) return;
  for (const sentence of sentences) {
    const line = document.createElement('p');
    line.textContent = sentence;
    place.append(line);
  }
  while (place.children.length > 6) place.firstElementChild?.remove();
}
