import { describe, expect, it } from 'vitest';
import { linkParts } from '../data/link-parts.ts';

const links = (text: string) => linkParts(text).flatMap(({ text: shown, href }) => (href ? [shown] : []));

describe('links in a message', () => {
  it('are web addresses without what ends the sentence', () => {
    expect(links('See https://example.com/a?b=1. Or (https://example.com/b).')).toEqual([
      'https://example.com/a?b=1',
      'https://example.com/b',
    ]);
    expect(links('https://example.com/x_(y), then')).toEqual(['https://example.com/x_(y)']);
  });

  it('keep the text whole', () => {
    const text = 'Before https://example.com, after';
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(linkParts('')).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    '+506 2555 0142',
    'https://',
    'https://bank.example@evil.example/',
    'ana@example.com',
  ])('leave %s alone', (text) => {
    expect(links(text)).toEqual([]);
  });
});
