/** The three small pictures for empty states. All show the journey: a ring at home, a dot at arrival. */
export type EmptyPicture = 'empty' | 'error' | 'not-found';

const ROUTE = 'var(--accent,#B8411D)';
const ring = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="6" fill="var(--surface,#fff)" stroke="${ROUTE}" stroke-width="2.2"/>`;
const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="6.5" fill="${ROUTE}"/>`;
const route = (path: string, dotted: boolean) =>
  `<path d="${path}" stroke="${ROUTE}" stroke-width="2.2"${dotted ? ' stroke-dasharray="1 6"' : ''}/>`;
const calm = (path: string, opacity = 1) =>
  `<path d="${path}" stroke="currentColor" stroke-width="1.8"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

const drawings = {
  // A route with a start and, so far, only a placeholder for its end.
  empty: () =>
    calm('M8 122H232', 0.5) +
    calm('M8 122C30 106 48 96 70 102S108 92 124 80S156 70 176 88S212 112 232 122', 0.35) +
    calm('M30 52a12 12 0 1 1-.1 0Z', 0.5) +
    route('M38 110C62 14 160 14 184 106', true) +
    ring(36, 116) +
    '<circle cx="186" cy="116" r="6.5" fill="var(--surface,#fff)" stroke="currentColor" stroke-width="1.8" stroke-dasharray="2.6 3"/>',
  // The line is broken halfway; both ends are safe.
  error: () =>
    calm('M8 122H232', 0.5) +
    calm('M24 122c10-10 22-12 32-6s20 6 30 0M150 122c8-12 24-16 36-8s22 6 32 0', 0.35) +
    route('M36 116C44 66 68 36 100 30', false) +
    route('M140 31C172 37 196 66 204 116', true) +
    calm('M108 18l4 9M120 12v10M132 18l-4 9M110 46l4-8M130 46l-4-8', 0.8) +
    ring(36, 116) +
    dot(204, 116),
  // The route runs off the edge of the map.
  'not-found': () =>
    calm('M28 40L76 26L124 40L172 26V108L124 122L76 108L28 122ZM76 26V108M124 40V122') +
    calm(
      'M40 66c10-6 16 4 24 0M88 58c8-8 18 2 26-4M88 98c10 4 16-6 26-2M138 60c6 8 16 2 22 8M40 98c8-4 14 4 22 0',
      0.4,
    ) +
    route('M52 84C70 50 112 60 134 82S186 118 214 76', true) +
    ring(52, 86) +
    dot(216, 70) +
    calm('M204 40l6 6M228 40l-6 6M216 34v8', 0.8),
} satisfies Record<EmptyPicture, () => string>;

/** A 240 × 140 line drawing in the text color and the page's accent. Decorative: text always says what happened. */
export function drawEmpty(picture: EmptyPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 140" width="240" height="140" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawings[picture]()}</svg>`;
}
