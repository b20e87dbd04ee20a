// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localTime } from '../local-time.ts';
import { enhance } from '../offline.ts';

const note = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('aside');
  if (!found) throw new Error('no note');
  found.scrollIntoView = () => undefined;
  return found;
};
/** Submits the form and returns whether the browser would have sent it. */
const send = (): boolean =>
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? false;

beforeEach(() => {
  document.documentElement.lang = 'es-419';
  delete document.documentElement.dataset['savedAt'];
  document.body.innerHTML =
    '<aside hidden data-saved="Copia de {time}." data-unsent="No se envió."><span role="status"></span></aside><form method="post"><input name="a" value="Ana" /></form>';
});

describe('the offline note', () => {
  it('is hidden while the page is fresh', () => {
    enhance(note());
    expect(note().hidden).toBe(true);
  });

  it('shows the date of a saved copy', () => {
    document.documentElement.dataset['savedAt'] = '2026-11-21T14:05:00.000Z';
    enhance(note());
    expect(note().hidden).toBe(false);
    expect(note().textContent).toBe(`Copia de ${localTime('2026-11-21T14:05:00.000Z')}.`);
  });

  it('blocks a form while offline, keeps the input, and allows it once online', () => {
    enhance(note());
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(send()).toBe(false);
    expect(note().textContent).toBe('No se envió.');
    expect(document.querySelector('input')?.value).toBe('Ana');
    onLine.mockReturnValue(true);
    expect(send()).toBe(true);
    onLine.mockRestore();
  });
});

describe('the time of a copy', () => {
  it('is the hour for today, and includes the day for earlier ones', () => {
    const now = new Date(2026, 10, 21, 18, 0);
    expect(localTime(new Date(2026, 10, 21, 14, 5).toISOString(), now)).toBe('14:05');
    expect(localTime(new Date(2026, 10, 19, 14, 5).toISOString(), now)).toMatch(/19/);
  });
});
