// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropTokens, keepTokens } from '../../lib/session/tokens.ts';
import { fakeApi, rosa } from '../../lib/session/testing/fake-api.ts';
import { enhance as preferences } from '../preferences.ts';

const left = vi.fn<(address: string) => void>();
const preferencesOf = (values: object) => ({ body: { preferences: { version: 3, values } } });

/** Each time as a fresh page: an offer is made once a page. */
async function open(path: string, languages: readonly string[]): Promise<void> {
  vi.resetModules();
  history.replaceState(null, '', path);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  document.body.innerHTML =
    '<a href="/treatments?page=2">English</a><a href="/es/treatments?page=2">Español</a><a href="/pt/treatments?page=2">Português</a>';
  const { enhance, page } = await import('../language/language-link.ts');
  page.assign = left;
  document.querySelectorAll('a').forEach(enhance);
}
const offer = () => document.querySelector('aside');
const link = (text: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);

beforeEach(() => {
  localStorage.clear();
  dropTokens();
  left.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a page in a language other than the browser’s', () => {
  it('offers the reader’s language in that language, and never leaves by itself', async () => {
    await open('/treatments?page=2', ['es-CO', 'en']);
    await vi.waitFor(() => expect(offer()?.textContent).toContain('También en español.'));
    expect(offer()?.lang).toBe('es-419');
    expect(link('Leer en español')?.getAttribute('href')).toContain('/es/treatments?page=2');
    expect(left).not.toHaveBeenCalled();
  });

  it('offers the first language of the browser that the product has', async () => {
    await open('/es/treatments', ['fr-CA', 'pt-BR', 'en']);
    await vi.waitFor(() => expect(link('Ler em português')).toBeDefined());
  });

  it('does not offer again after a refusal', async () => {
    await open('/treatments', ['es']);
    await vi.waitFor(() => expect(offer()).not.toBeNull());
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--tray')).not.toBe('');
    [...document.querySelectorAll('button')].at(-1)?.click();
    expect(offer()).toBeNull();
    expect(style.getPropertyValue('--tray')).toBe('');
    await open('/treatments', ['es']);
    // What would be offered has been loaded by then.
    await import('../language/language-offer.ts');
    expect(offer()).toBeNull();
  });

  it.each([
    ['the page has it', '/es/treatments', ['es-MX']],
    ['the product speaks none of its languages', '/treatments', ['de', 'fr']],
  ])('offers nothing if %s', async (_why, path, languages) => {
    await open(path, languages);
    // What would be offered has been loaded by then.
    await import('../language/language-offer.ts');
    expect(offer()).toBeNull();
  });
});

describe('a signed-in user', () => {
  beforeEach(() => keepTokens({ access_token: 'a1', refresh_token: 'r1' }));

  it('saves a chosen language to the account before the page changes', async () => {
    const api = fakeApi({
      'GET /profile': () => preferencesOf({ language: 'en', currency: 'CAD' }),
      'PUT /profile': () => preferencesOf({}),
    });
    await open('/treatments', ['en']);
    link('Español')?.click();
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(left.mock.calls[0]?.[0]).toContain('/es/treatments?page=2');
    expect(api.seen.at(-1)).toMatchObject({
      call: 'PUT /profile',
      token: 'a1',
      body: { section: 'preferences', version: 3, values: { language: 'es', currency: 'CAD' } },
    });
  });

  it('is offered the language of the account, whatever the browser’s', async () => {
    localStorage.setItem('auth-storage', JSON.stringify({ state: { user: { ...rosa, language: 'pt' } } }));
    await open('/treatments', ['en']);
    await vi.waitFor(() => expect(link('Ler em português')).toBeDefined());
  });

  it('saves a chosen currency to the account', async () => {
    const api = fakeApi({
      'GET /profile': () => preferencesOf({ language: 'es', currency: 'USD' }),
      'PUT /profile': () => preferencesOf({}),
    });
    document.body.innerHTML = '<form><button name="currency" value="COP"></button></form>';
    const form = document.querySelector('form');
    if (form) preferences(form);
    document.querySelector('button')?.click();
    await vi.waitFor(() => expect(api.times('PUT /profile')).toBe(1));
    expect(document.cookie).toContain('currency=COP');
    expect(api.seen.at(-1)?.body).toMatchObject({ values: { language: 'es', currency: 'COP' } });
  });
});
