import { readFileSync } from 'node:fs';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { drawAvatar, initialsOf } from '../avatar.ts';
import { oklch } from '../color.ts';
import { drawEmpty } from '../empty.ts';
import { drawMark } from '../mark.ts';
import { drawStrip } from '../strip.ts';

describe('an avatar', () => {
  it.each([
    ['Dra. Camila Ospina', 'CO'],
    ['Clínica Dental Ceiba', 'DC'],
    ['Centro Odontológico Irazú', 'OI'],
    ['João da Silva', 'JS'],
    ['Hospital de la Mujer', 'M'],
    ['ñandú ávila', 'ÑÁ'],
    ['Hospital', 'H'],
    ['  ', ''],
    ['1000 Sonrisas', 'S'],
  ])('%s has the letters %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });

  it('is the same for the same name, different for others, and round for people, square for places', () => {
    const person = drawAvatar({ name: 'Ana Ruiz', shape: 'round' });
    expect(drawAvatar({ name: 'Ana Ruiz', shape: 'round' })).toBe(person);
    expect(drawAvatar({ name: 'Ana Rey', shape: 'round' })).not.toBe(person);
    expect(person).toContain('rx="40"');
    expect(drawAvatar({ name: 'Ana Ruiz', shape: 'square' })).toContain('rx="16"');
    expect(XMLValidator.validate(person)).toBe(true);
  });
});

describe('the strip above the footer', () => {
  it('has a ground for every tile, is deterministic and well-formed', () => {
    const strip = drawStrip({ columns: 12, rows: 2 });
    expect(strip.match(/h40v40h-40z/g)).toHaveLength(24);
    expect(strip).toContain('viewBox="0 0 480 80"');
    expect(drawStrip({ columns: 12, rows: 2 })).toBe(strip);
    expect(drawStrip({ seed: 'about', columns: 12, rows: 2 })).not.toBe(strip);
    expect(XMLValidator.validate(strip)).toBe(true);
    expect(drawStrip().length).toBeLessThan(6_000);
  });
});

describe('the logo', () => {
  it('is the same in the file as in the code', () => {
    expect(readFileSync(new URL('../mark.svg', import.meta.url), 'utf8').trim()).toBe(drawMark('file', 48));
  });

  it("uses the page's tokens", () => {
    expect(drawMark()).toContain('var(--primary');
    expect(drawMark('deep')).not.toContain('var(');
    expect(XMLValidator.validate(drawMark())).toBe(true);
  });
});

describe('pictures for empty states', () => {
  it.each(['empty', 'error', 'not-found'] as const)('%s is well-formed and shows a ring at home', (picture) => {
    const svg = drawEmpty(picture);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).toMatch(/<circle[^>]+fill="var\(--surface,#fff\)" stroke="var\(--accent/);
  });
});

describe('a color', () => {
  it.each([
    [1, 0, 0, '#ffffff'],
    [0, 0, 0, '#000000'],
    // CSS Color 4: oklch(0.62796 0.25768 29.234) is sRGB red.
    [0.62796, 0.25768, 29.234, '#ff0000'],
    [0.86644, 0.29483, 142.495, '#00ff00'],
    [0.45201, 0.31321, 264.052, '#0000ff'],
  ])('oklch(%d %d %d) is %s', (lightness, chroma, hue, hex) => {
    expect(oklch(lightness, chroma, hue)).toBe(hex);
  });
});
