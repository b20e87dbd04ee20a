import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, '../tokens.css'), 'utf8');

type Theme = 'light' | 'dark';
const tokens = new Map<string, Record<Theme, string>>();
for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*(light-dark\(#[^)]*\)|#[0-9a-f]{6});/g)) {
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  tokens.set(name, { light, dark });
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string, theme: Theme): number {
  const [first, second] = [tokens.get(a), tokens.get(b)];
  if (!first || !second) throw new Error(`no colour ${first ? b : a} in tokens.css`);
  const [low = 0, high = 0] = [luminance(first[theme]), luminance(second[theme])].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['canvas', 'surface', 'surface-2'];
const TEXT: [text: string, ground: string][] = [
  ...['text', 'muted', 'primary', 'primary-hover', 'accent', 'danger'].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ['muted', 'surface-3'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ...['primary', 'accent', 'info', 'success', 'warning', 'danger'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
  ]),
  ['on-selva', 'selva'],
  ['on-selva', 'selva-2'],
  ['on-selva-muted', 'selva'],
  ['on-selva-muted', 'selva-2'],
  ['maiz', 'selva'],
  ['on-deep', 'deep'],
  ['on-deep-muted', 'deep'],
  ['on-deep-button', 'deep-button'],
  ['text', 'side'],
  ['muted', 'side'],
  ['night-ink', 'on-selva'],
];
const CONTROLS: [part: string, ground: string][] = [
  ...['control', 'focus', 'star', 'primary'].flatMap((part) =>
    GROUNDS.map((ground): [string, string] => [part, ground]),
  ),
  ...[1, 2, 3, 4, 5].map((series): [string, string] => [`chart-${series}`, 'surface']),
  ['focus-on-selva', 'selva'],
  ['on-selva-muted', 'selva-2'],
];

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  it.each(TEXT)('text %s on %s is at least 4.5', (text, ground) => {
    expect(ratio(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROLS)('%s against %s is at least 3', (part, ground) => {
    expect(ratio(part, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

describe('color tokens', () => {
  it('include every color used by a style sheet', () => {
    const sheets = ['base.css', 'layout.css']
      .map((file) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'))
      .join('');
    const asked = new Set([...sheets.matchAll(/var\(--([\w-]+)/g)].map((match) => match[1] ?? ''));
    const missing = [...asked].filter((name) => !css.includes(`--${name}:`));
    expect(missing).toEqual([]);
  });
});
