/** Colors for pictures only, never for text or controls. */
export const pigments = {
  selva: '#0A3A34',
  selva2: '#0E4A42',
  teal: '#0B6B5D',
  agave: '#A9CBBB',
  maiz: '#E6B455',
  barro: '#D9764F',
  terracotta: '#B8411D',
  rosa: '#F0CDB9',
  papel: '#FBF6EC',
} as const;

/** A quarter disc in the square with its corner at (x, y); `turn` 0–3 selects the corner of its center. */
export function quarter(x: number, y: number, size: number, turn: number): string {
  const arc = `a${size} ${size} 0 0 1 `;
  if (turn === 0) return `M${x} ${y}h${size}${arc}${-size} ${size}z`;
  if (turn === 1) return `M${x + size} ${y}v${size}${arc}${-size} ${-size}z`;
  if (turn === 2) return `M${x + size} ${y + size}h${-size}${arc}${size} ${-size}z`;
  return `M${x} ${y + size}v${-size}${arc}${size} ${size}z`;
}
