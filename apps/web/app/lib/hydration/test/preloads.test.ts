import { expect, it } from 'vitest';
import { preloads } from '../preloads.ts';

it('asks for style sheets and fonts, in their order, and for nothing else', () => {
  expect(
    preloads([
      { rel: 'stylesheet', href: '/assets/app.css' },
      { rel: 'icon', href: '/favicon.svg' },
      { rel: 'preload', href: '/assets/font.woff2', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    ]),
  ).toBe('</assets/app.css>; rel=preload; as=style, </assets/font.woff2>; rel=preload; as=font; crossorigin');
});
