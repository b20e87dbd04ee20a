// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { enhance } from '../trip-cost.ts';

const FACTS = JSON.stringify({ home: 4_000, treatment: 2_000, nights: 3, trips: 2, rest: 0, max: 10_000 });

function page() {
  document.documentElement.lang = 'es-419';
  document.body.innerHTML = `
    <form data-facts='${FACTS}'>
      <input type="range" name="flights" min="0" max="1200" step="20" value="200">
      <input type="range" name="night" min="0" max="200" step="5" value="100">
      <select name="to"><option>MX</option></select>
      <button data-part="send">Send</button>
    </form>
    <div id="trip-result"><b data-part="saving"></b><b data-part="total"></b><i data-bar="flights"></i><i data-bar="nights"></i>
      <span data-part="less"></span><span data-part="more" hidden></span></div>`;
  const form = document.querySelector('form') as HTMLFormElement;
  enhance(form);
  return { form, text: (part: string) => document.querySelector(`[data-part="${part}"]`)?.textContent };
}

function move(name: string, value: string) {
  const slider = document.querySelector(`[name="${name}"]`) as HTMLInputElement;
  slider.value = value;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}

it('recalculates while a slider moves', () => {
  const { text } = page();
  move('flights', '500');
  expect(text('total')).toBe('3,300');
  expect(text('saving')).toBe('700');
  const flights = document.querySelector<HTMLElement>('[data-bar="flights"]');
  expect(flights?.style.getPropertyValue('--from')).toBe('23%');
  expect(flights?.style.getPropertyValue('--length')).toBe('10%');
});

it('says when the trip costs more', () => {
  const { text } = page();
  move('flights', '1200');
  expect(text('saving')).toBe('700');
  expect(document.querySelector('[data-part="less"]')?.hasAttribute('hidden')).toBe(true);
  expect(document.querySelector('[data-part="more"]')?.hasAttribute('hidden')).toBe(false);
});

it('submits the form when another country is selected and needs no button', () => {
  const { form } = page();
  const sent = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  document.querySelector('select')?.dispatchEvent(new Event('change'));
  expect(sent).toHaveBeenCalledOnce();
  expect(document.querySelector('button')?.hidden).toBe(true);
});
