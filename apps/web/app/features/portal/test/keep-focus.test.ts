// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from '../keep-focus.ts';

let end: () => void;
const element = (id: string) => document.getElementById(id) as HTMLElement;
/** Flushes mutation observers before continuing. */
const told = () => Promise.resolve();

beforeEach(() => {
  document.body.innerHTML = `<button id="outside"></button><main id="main"><h1 id="title">A clinic</h1>
    <section><h2 id="credentials">Credentials</h2><ul id="list"><li><button id="verify">Verify</button></li></ul>
    <button id="add">Add</button></section></main>`;
  end = keepFocus(element('main'));
});
afterEach(() => end());

describe('focus in a portal', () => {
  it('moves to the heading of the section the removed button was in', async () => {
    element('verify').focus();
    element('list').remove();
    await told();
    expect(document.activeElement).toBe(element('credentials'));
  });

  it('moves further up when the section is gone too', async () => {
    element('verify').focus();
    element('main').querySelector('section')?.remove();
    await told();
    expect(document.activeElement).toBe(element('title'));
  });

  it('stays where something else took it meanwhile', async () => {
    element('verify').focus();
    element('outside').focus();
    element('list').remove();
    await told();
    expect(document.activeElement).toBe(element('outside'));
  });

  it('does not move when another element is removed', async () => {
    element('add').focus();
    element('list').remove();
    await told();
    expect(document.activeElement).toBe(element('add'));
  });
});
