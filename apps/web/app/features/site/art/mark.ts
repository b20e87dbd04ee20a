const SHIELD = 'M24 1.5c15.8 0 22.5 6.7 22.5 22.5S39.8 46.5 24 46.5 1.5 39.8 1.5 24 8.2 1.5 24 1.5Z';
const ARC = 'M10.5 24.5C12.5 8.5 35.5 8.5 37.5 24.5';
const STEM = 'M24 13.5V38';

/** `page` uses the page's tokens, `deep` is for the dark footer band, `file` has its own colors for favicons and emails. */
export type MarkTone = 'page' | 'deep' | 'file';

const TONES = {
  page: ['var(--primary,#0B6B5D)', 'var(--on-primary,#fff)', 'var(--mark-dot,#E6B455)'],
  deep: ['#FBF6EC', '#0A3A34', '#B8411D'],
  file: ['#0B6B5D', '#fff', '#E6B455'],
} as const;

/** The logo: a T whose bar is a route ending in the dot of arrival. Hidden from screen readers: the name is beside it. */
export function drawMark(tone: MarkTone = 'page', size = 38): string {
  const [ground, stroke, dot] = TONES[tone];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48" aria-hidden="true"><path d="${SHIELD}" fill="${ground}"/>` +
    `<path d="${ARC}${STEM}" fill="none" stroke="${stroke}" stroke-width="4.2" stroke-linecap="round"/><circle cx="37.5" cy="25.5" r="4.6" fill="${dot}"/></svg>`
  );
}
