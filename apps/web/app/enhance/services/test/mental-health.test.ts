// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enhance as matchTherapists } from '../match-therapists.ts';
import { leaveBy } from '../quick-exit.ts';
import { enhance as selfCheck } from '../self-check.ts';

const $ = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.hidden = false;
});

describe('quick-exit', () => {
  const press = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.body.dispatchEvent(event);
  };
  const page = () => {
    document.body.innerHTML = '<a href="https://elsewhere.example/">Leave</a>';
    const go = vi.fn();
    leaveBy($('a') as HTMLAnchorElement, go);
    return go;
  };

  it("blanks the page, deletes the tab's stored data and opens the link's URL", () => {
    const go = page();
    sessionStorage.setItem('therapist-wishes', 'lang:es');
    $('a').click();
    expect(go).toHaveBeenCalledWith('https://elsewhere.example/');
    expect(document.documentElement.hidden).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });

  it('leaves on two quick presses of Escape, but not on one, slow ones or other keys', () => {
    const go = page();
    press('Escape', 1000);
    press('a', 1100);
    press('Escape', 9000);
    expect(go).not.toHaveBeenCalled();
    press('Escape', 9400);
    expect(go).toHaveBeenCalledOnce();
  });
});

describe('self-check', () => {
  const questions = [0, 1, 2, 3]
    .map((index) => [0, 1, 2, 3].map((value) => `<input type="radio" name="check-${index}" value="${value}">`).join(''))
    .join('');
  const parts = ['open', 'low', 'worry', 'none', 'next'];
  const shown = () => parts.filter((part) => !$(`[data-part="${part}"]`).hidden);
  const answer = (index: number, value: number) => {
    ($(`input[name="check-${index}"][value="${value}"]`) as HTMLInputElement).checked = true;
    $('section').dispatchEvent(new Event('change'));
  };
  beforeEach(() => {
    const lines = parts.map((part) => `<p data-part="${part}" ${part === 'open' ? '' : 'hidden'}></p>`).join('');
    document.body.innerHTML = `<section>${questions}<p data-part="by-hand"></p><div data-part="live" hidden>${lines}<button data-part="clear"></button></div></section>`;
    selfCheck($('section'));
  });

  it('waits for all four answers, then shows the result, and saves nothing', () => {
    [3, 1, 0].forEach((value, index) => answer(index, value));
    expect(shown()).toEqual(['open']);
    answer(3, 1);
    expect(shown()).toEqual(['low', 'next']);
    expect($('[data-part="by-hand"]').hidden).toBe(true);
    expect(sessionStorage.length + localStorage.length).toBe(0);
  });

  it('clears the answers on request', () => {
    [0, 0, 0, 0].forEach((value, index) => answer(index, value));
    expect(shown()).toEqual(['none', 'next']);
    $('[data-part="clear"]').click();
    expect(shown()).toEqual(['open']);
    expect(document.querySelectorAll('input:checked')).toHaveLength(0);
  });
});

describe('match-therapists', () => {
  const page = () => {
    document.body.innerHTML = `
      <p data-part="match-by-hand"></p>
      <form hidden>
        <input type="checkbox" name="language" value="lang:pt"><input type="checkbox" name="who" value="welcomes:man">
        <p data-part="status" data-text="#1 of #2"></p><button type="reset"></button>
      </form>
      <div data-part="no-match" hidden></div>
      <ul><li id="ana" data-traits="lang:es lang:pt welcomes:woman"></li><li id="luis" data-traits="lang:es welcomes:man"></li></ul>`;
    matchTherapists($('form'));
  };
  const tick = (value: string) => {
    ($(`input[value="${value}"]`) as HTMLInputElement).checked = true;
    $('form').dispatchEvent(new Event('change'));
  };

  it('shows and counts therapists that match every preference, and says when there are none', () => {
    page();
    expect($('form').hidden).toBe(false);
    tick('lang:pt');
    expect([$('#ana').hidden, $('#luis').hidden]).toEqual([false, true]);
    expect($('[data-part="status"]').textContent).toBe('1 of 2');
    tick('welcomes:man');
    expect($('[data-part="no-match"]').hidden).toBe(false);
  });

  it('keeps the preferences in this tab only', () => {
    page();
    tick('lang:pt');
    expect(localStorage.length).toBe(0);
    page();
    expect(($('input[value="lang:pt"]') as HTMLInputElement).checked).toBe(true);
    expect($('#luis').hidden).toBe(true);
  });
});
