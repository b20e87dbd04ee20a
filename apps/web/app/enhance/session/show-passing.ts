/** Long enough to read a sentence twice. */
const SHOWN_MS = 7000;

/** Shows a short confirmation where there is no React to render a toast. */
export function showPassing(text: string): void {
  const box = document.createElement('div');
  box.className = 'toast';
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  box.append(words);
  document.body.append(box);
  // Added to the page before its text; otherwise screen readers would not announce it.
  requestAnimationFrame(() => (words.textContent = text));
  setTimeout(() => box.remove(), SHOWN_MS);
}
