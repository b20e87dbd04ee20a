import { lookOf } from './treatment-art.ts';

/**
 * The treatment as a line drawing in `currentColor`, hidden from screen readers: a name is always beside it. `stroke` is in units
 * of the 120 grid: 6 suits 20 to 32 px, 3 suits 64 px and more.
 */
export function drawIcon(slug: string, stroke = 6): string {
  const lines = lookOf(slug)
    .icon.lines.map((path) => `<path d="${path}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${lines}</svg>`;
}
