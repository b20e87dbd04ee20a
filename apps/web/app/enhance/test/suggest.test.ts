// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhance } from '../suggest.ts';

const FOUND = [
  { kind: 'treatment', label: 'Dental implant', detail: 'implante', slug: 'dental-implant-single' },
  { kind: 'city', label: 'Medellín', detail: 'Colombia', slug: 'medellin' },
  { kind: 'provider', label: 'Clínica <b>Ceiba</b>', detail: 'Medellín', slug: 'clinica-ceiba' },
];
const asked = vi.fn<typeof fetch>();
const sent = vi.fn<(event: Event) => void>();
const field = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];
const press = (key: string) =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const type = async (text: string) => {
  field().value = text;
  field().dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(200);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockReset().mockImplementation(async () => Response.json({ data: FOUND }));
  sent.mockReset().mockImplementation((event) => event.preventDefault());
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  document.body.innerHTML =
    '<form><input id="q" name="q" data-language="es" data-treatment="Tratamientos" data-place="Lugares" data-provider="Clínicas" data-clinician="Profesionales"></form>';
  document.querySelector('form')?.addEventListener('submit', sent);
  enhance(field());
  field().focus();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('suggest', () => {
  it("sends one request for the latest input and groups the response under the page's texts", async () => {
    field().value = 'im';
    field().dispatchEvent(new Event('input'));
    await type('implante med');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(String(asked.mock.calls[0]?.[0])).toBe('/api/v1/search/suggest?q=implante+med&language=es');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect([...document.querySelectorAll('.suggestions-group')].map((one) => one.textContent)).toEqual([
      'Tratamientos',
      'Lugares',
      'Clínicas',
    ]);
    expect(options()[2]?.textContent).toContain('<b>');
  });

  it('moves through the options and back to the field; Enter on a place keeps the treatment before it', async () => {
    await type('implante med');
    press('ArrowDown');
    press('ArrowDown');
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    press('Enter');
    expect(field().value).toBe('implante Medellín');
    expect(sent).toHaveBeenCalledTimes(1);
    await type('implante');
    press('ArrowUp');
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[2]?.id);
    press('ArrowDown');
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('leaves Enter to the form while no option is active, and closes on Escape', async () => {
    await type('implante');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true });
    field().dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    press('Escape');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('shows groups in the order of the answer, names first', async () => {
    const ana = {
      kind: 'clinician',
      label: 'Dra. Ana Ruiz',
      detail: 'Dentista',
      slug: 'clinica-ceiba/clinicians/dra-ana-1',
    };
    asked.mockImplementation(async () => Response.json({ data: [ana, FOUND[2], FOUND[0]] }));
    await type('ana ruiz');
    expect([...document.querySelectorAll('.suggestions-group')].map((one) => one.textContent)).toEqual([
      'Profesionales',
      'Clínicas',
      'Tratamientos',
    ]);
    expect(options()[0]?.textContent).toContain('Ana Ruiz');
  });

  it('shows no list when the call fails', async () => {
    asked.mockImplementation(async () => new Response('busy', { status: 503 }));
    await type('implante');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().value).toBe('implante');
  });
});
