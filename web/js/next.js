// The key N: the host of a display goes to the next board that waits for him.

export function joinNextKey() {
  document.addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
    const isWriting = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (key.toLowerCase() !== 'n' || isWriting || altKey || ctrlKey || metaKey) return;
    const link = document.getElementById('next-board');
    if (link instanceof HTMLAnchorElement) location.assign(link.href);
  });
}
