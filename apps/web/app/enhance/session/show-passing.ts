/** Long enough to read a sentence twice. */
const SHOWN_MS = 7000;

/** Confirms something in a sentence that passes by, where there is no React to show a toast. */
export function showPassing(text: string): void {
  const box = document.createElement('div');
  box.className = 'toast';
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  box.append(words);
  document.body.append(box);
  // It stands in the page before there are words, or they would not be read out.
  requestAnimationFrame(() => (words.textContent = text));
  setTimeout(() => box.remove(), SHOWN_MS);
}
