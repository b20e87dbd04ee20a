import { describe, expect, it } from 'vitest';
import { formatter } from '../../../../lib/format/use-format.ts';
import { translator } from '../../../../lib/i18n/use-texts.tsx';
import { askedFor, foundArticles, foundYours, SCOPES, scopesFor } from '../found.ts';
import { portalSearchTexts } from '../texts.ts';

const words = { t: translator(portalSearchTexts, 'en'), format: formatter('en') };
const list = (name: string) => ({
  id: name,
  name,
  default: false,
  item_count: 2,
  latest: [],
  shared: false,
  created_at: '2026-01-01T00:00:00Z',
});
const ticket = {
  id: 't1',
  reference: 'TS-7K3M-9QXD',
  topic: 'prices' as const,
  subject: 'Precio de la prótesis de rodilla',
  state: 'open' as const,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T15:00:00Z',
};
const yours = { lists: [list('Rodilla'), list('Teeth')], tickets: [ticket] as never[], base: '/support' };

describe('the catalogue', () => {
  it('is queried with words in any script, but not with symbols alone', () => {
    expect(['knee', 'غرسة', '2', '🦷 implante'].map(askedFor)).toEqual(['knee', 'غرسة', '2', '🦷 implante']);
    expect(['🦷', '"…" <>', ''].map(askedFor)).toEqual(['', '', '']);
  });
});

it('shows a clinic that is sought by its name before its packages', () => {
  const clinic = {
    key: 'c',
    icon: 'hospital',
    label: 'Clínica Pedra Bonita',
    detail: null,
    path: '/',
    isSite: true,
  } as const;
  const part = { found: [clinic], total: 1 };
  expect(scopesFor('pedra bonita', part, undefined).slice(2, 5)).toEqual(['clinics', 'treatments', 'packages']);
  expect(scopesFor('rhinoplasty', part, { treatment: 'rhinoplasty' })).toEqual(SCOPES);
  expect(scopesFor('pedra bonita', undefined, undefined)).toEqual(SCOPES);
});

describe("the user's own data", () => {
  it('matches words in any order, ignoring accents and case', () => {
    const { found, total } = foundYours(yours, 'RODILLA protesis', words);
    expect([total, found[0]?.path]).toEqual([1, '/support/tickets/t1']);
    expect(found[0]?.detail).toContain('TS-7K3M-9QXD');
  });

  it("matches an email's reference", () => {
    expect(foundYours(yours, 'ts-7k3m', words).found.map(({ key }) => key)).toEqual(['t1']);
  });

  it('counts the items in a list', () => {
    expect(foundYours(yours, 'teeth', words).found[0]).toMatchObject({
      path: '/favorites/lists/Teeth',
      detail: 'Saved list with 2 items',
    });
  });

  it('does not match other words', () => {
    expect(foundYours(yours, 'hip', words).total).toBe(0);
  });
});

it('links to articles at the address this user reads them', () => {
  const article = {
    slug: 'deposits',
    topic: 'prices' as const,
    audience: [],
    title: 'Deposits',
    summary: 'When.',
    updated: '2026-01-01',
  };
  expect(foundArticles('/organization/support', [article]).found[0]?.path).toBe(
    '/organization/support/articles/deposits',
  );
});
