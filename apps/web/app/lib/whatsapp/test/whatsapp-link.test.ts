import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json';
import es from '../locales/es.json';
import pt from '../locales/pt.json';
import { whatsappLink } from '../whatsapp-link.ts';

/** All a text may be filled in with: what says nothing to anybody else. */
const ALLOWED = ['reference', 'link'];

describe('a link to WhatsApp', () => {
  it('opens a chat with a number, as WhatsApp writes it, and a text', () => {
    expect(whatsappLink('Olá & até já', '+55 11 98765-4321')).toBe(
      'https://wa.me/5511987654321?text=Ol%C3%A1%20%26%20at%C3%A9%20j%C3%A1',
    );
    expect(whatsappLink('Hi')).toBe('https://wa.me/?text=Hi');
  });

  it.each(Object.entries({ en, es, pt }))(
    'has texts without any other placeholder than reference and link: %s',
    (_, texts) => {
      for (const text of Object.values(texts)) {
        const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
        expect(names.filter((name) => !ALLOWED.includes(name ?? ''))).toEqual([]);
        expect(text).not.toMatch(/surg|cirug|cirurg|treat|trat|clinic|clínic|doctor|médic|paciente|patient/i);
      }
    },
  );

  it('is written nowhere else', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(`${path.sep}test${path.sep}`))
      .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('//wa.me'));
    expect(found).toEqual([path.join('lib', 'whatsapp', 'whatsapp-link.ts')]);
  });
});
