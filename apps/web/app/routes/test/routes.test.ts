import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createLoadContext } from '../../context.ts';
import { loader as art } from '../art.ts';
import { action } from '../preferences.ts';
import table from '../../routes.ts';
import { loader as unknown } from '../unknown.ts';

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
const all = flat(table);
const idOf = (address: string) => matchRoutes(table as RouteObject[], address)?.at(-1)?.route.id;

describe('the route table', () => {
  it('refers to existing files, with unique ids', () => {
    expect(all.filter(({ file }) => !existsSync(path.join(import.meta.dirname, '../..', file)))).toEqual([]);
    const ids = all.map(({ id, file }) => id ?? file);
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('serves each public page in three languages', () => {
    expect(['/404', '/es/404', '/pt/404'].map(idOf)).toEqual([
      'public/not-found.en',
      'public/not-found.es',
      'public/not-found.pt',
    ]);
  });

  it('handles unknown paths of a language in that language', () => {
    expect(['/nothing/here', '/es/nothing', '/pt/nothing'].map(idOf)).toEqual([
      'unknown.en',
      'unknown.es',
      'unknown.pt',
    ]);
  });
});

const context = createLoadContext({
  call: async () => ({}),
  currency: 'USD',
  theme: 'system',
  home: null,
  origin: 'https://travesia.example',
  demo: true,
  report: () => undefined,
});
const args = (request: Request) => ({ request, context, params: {}, url: new URL(request.url), pattern: '' }) as never;

describe('an unknown path', () => {
  it.each([
    ['/nothing?x=1', '/404?from=%2Fnothing'],
    ['/es/nada/aquí', '/es/404?from=%2Fes%2Fnada%2Faqu%25C3%25AD'],
    ['//evil.example/x', '/404?from=%2F%2Fevil.example%2Fx'],
  ])('%s redirects to %s', (address, target) => {
    const answer = unknown(args(new Request(`https://travesia.example${address}`)));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(target);
  });
});

describe('a drawn picture', () => {
  const get = (address: string) => art(args(new Request(`https://travesia.example${address}`)));

  it('is an SVG that can be cached forever and cannot run scripts', async () => {
    const answer = get('/art/covers/ivf-cycle--lima--a.day.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(await answer.text()).not.toMatch(/<script|\son\w+=|javascript:/i);
  });

  it('returns 404 for unknown names', () => {
    expect(get('/art/covers/ivf-cycle--atlantis--a.day.svg').status).toBe(404);
  });
});

describe('POST /preferences', () => {
  const send = (fields: Record<string, string>) =>
    action(
      args(new Request('https://travesia.example/preferences', { method: 'POST', body: new URLSearchParams(fields) })),
    );

  it('saves currency and theme for a year and returns to the page', async () => {
    const answer = await send({ currency: 'MXN', theme: 'dark', back: '/es/treatments?page=2' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/es/treatments?page=2');
    expect(answer.headers.getSetCookie()).toEqual([
      'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      'currency=MXN; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ]);
  });

  it('sets nothing for unknown values and never redirects to another site', async () => {
    const answer = await send({ currency: 'XXX', theme: 'pink\r\nset-cookie: a=b', back: '//evil.example' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('location')).toBe('/');
  });
});
