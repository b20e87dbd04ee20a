// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enhance as boot } from '../boot.ts';
import { enhance as filterForm } from '../filter-form.ts';
import { enhance as menu } from '../menu.ts';
import { enhance as preferences } from '../preferences.ts';
import { enhance as rangeValue } from '../range-value.ts';
import { enhance as submitOnChange } from '../submit-on-change.ts';

const $ = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const details = () => $('details') as HTMLDetailsElement;
const html = (markup: string) => {
  document.body.innerHTML = markup;
};

beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
  delete document.documentElement.dataset['theme'];
});

describe('menu', () => {
  beforeEach(() => {
    html('<details open><summary>EN</summary><a href="/es">Español</a></details><button id="other">x</button>');
    menu($('details'));
  });

  it('closes on Escape and returns focus to its button', () => {
    $('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(details().open).toBe(false);
    expect(document.activeElement).toBe($('summary'));
  });

  it('closes on an outside click and stays open on one inside', () => {
    $('a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(details().open).toBe(true);
    $('#other').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(details().open).toBe(false);
  });
});

describe('preferences', () => {
  it('applies and saves a theme immediately, without submitting the form', () => {
    html(
      '<form><button name="theme" value="system" aria-pressed="true"></button><button name="theme" value="dark" aria-pressed="false"></button></form>',
    );
    preferences($('form'));
    $('[value=dark]').click();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.cookie).toContain('theme=dark');
    expect($('[value=dark]').getAttribute('aria-pressed')).toBe('true');
    expect($('[value=system]').getAttribute('aria-pressed')).toBe('false');
    $('[value=system]').click();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('submit-on-change', () => {
  it('submits the form when the select changes and hides the submit button', () => {
    html('<form><select><option>a</option><option>b</option></select><button>Apply</button></form>');
    const sent = vi.fn((event: Event) => event.preventDefault());
    $('form').addEventListener('submit', sent);
    submitOnChange($('select'));
    $('select').dispatchEvent(new Event('change'));
    expect(sent).toHaveBeenCalledOnce();
    expect($('button').hidden).toBe(true);
  });
});

describe('range-value', () => {
  it('shows the localized number while the handle moves', () => {
    html(
      '<div class="field"><input type="range" min="0" max="5000" value="100" data-prefix="US$ "><output>US$ 100</output></div>',
    );
    const input = $('input') as HTMLInputElement;
    rangeValue(input);
    input.value = '2600';
    input.dispatchEvent(new Event('input'));
    expect($('output').textContent).toBe('US$ 2.600');
    expect(input.getAttribute('aria-valuetext')).toBe('US$ 2.600');
  });
});

describe('filter-form', () => {
  it('omits empty fields and keeps lists', () => {
    html(
      '<form><input name="q" value=""><input name="c" value="MX"><input name="c" value=""><input name="c" value="CO"></form>',
    );
    filterForm($('form'));
    const formData = new FormData($('form') as HTMLFormElement);
    $('form').dispatchEvent(Object.assign(new Event('formdata'), { formData }));
    expect([...formData]).toEqual([
      ['c', 'MX'],
      ['c', 'CO'],
    ]);
  });
});

describe('boot', () => {
  beforeEach(() => {
    html('<main><p role="status">Loading...</p><div hidden role="alert">Failed to load application</div></main>');
  });

  it('says that loading failed when nothing rendered in time', () => {
    vi.useFakeTimers();
    boot($('main'));
    vi.advanceTimersByTime(19_000);
    expect($('[role=alert]').hidden).toBe(true);
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    expect($('[role=alert]').hidden).toBe(false);
    expect($('[role=status]').hidden).toBe(true);
  });

  it('says so immediately when a script fails to load', () => {
    boot($('main'));
    const script = document.createElement('script');
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect($('[role=alert]').hidden).toBe(false);
  });
});
