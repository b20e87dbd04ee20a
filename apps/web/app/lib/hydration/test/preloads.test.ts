import { expect, it } from 'vitest';
import { preloads } from '../preloads.ts';

it('asks for style sheets in their order, and for nothing else', () => {
  expect(
    preloads([
      { rel: 'stylesheet', href: '/assets/app.css' },
      { rel: 'icon', href: '/favicon.svg' },
      { rel: 'stylesheet', href: '/assets/account.css' },
    ]),
  ).toBe('</assets/app.css>; rel=preload; as=style, </assets/account.css>; rel=preload; as=style');
});
