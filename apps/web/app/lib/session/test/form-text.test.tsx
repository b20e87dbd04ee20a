// @vitest-environment jsdom
import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fillForm, textOf } from '../form-text.ts';
import { mount } from '../testing/mount.tsx';

const FORM = `<form><input name="title"><textarea name="note"></textarea><input name="empty">
  <select name="kind"><option value="a"></option><option value="b"></option></select>
  <input type="radio" name="by" value="mail"><input type="radio" name="by" value="phone">
  <input type="checkbox" name="days" value="mon"><input type="checkbox" name="consents.news" value="1">
  <input type="checkbox" name="accept_terms"><input type="password" name="password"><input type="hidden" name="id" value="7">
  <input name="card" autocomplete="cc-number"><input name="code" autocomplete="one-time-code">
  <div aria-hidden="true"><input name="leave_empty"></div></form>`;
const form = () => document.querySelector('form') as HTMLFormElement;
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

afterEach(() => document.body.replaceChildren());

it('keeps what a user wrote and chose, but no secrets and no consents', () => {
  document.body.innerHTML = FORM;
  for (const name of ['title', 'note', 'password', 'card', 'code', 'leave_empty']) field(`[name=${name}]`).value = 'x';
  for (const name of ['[value=phone]', '[value=mon]', '[name="consents.news"]', '[name=accept_terms]'])
    field(name).click();
  field('select').value = 'b';
  const text = textOf(form());
  expect(text).toEqual({ title: 'x', note: 'x', kind: 'b', 'by=mail': false, 'by=phone': true, 'days=mon': true });
  document.body.innerHTML = FORM;
  fillForm(form(), text);
  expect(textOf(form())).toEqual(text);
});

it('restores text so that React treats it as typed', async () => {
  function Note() {
    const [note, setNote] = useState('');
    return (
      <form>
        <input name="note" value={note} onChange={({ target }) => setNote(target.value)} />
        <output>{note}</output>
      </form>
    );
  }
  const unmount = await mount(<Note />);
  await act(async () => fillForm(form(), { note: 'Since Monday' }));
  expect(document.querySelector('output')?.textContent).toBe('Since Monday');
  await unmount();
});
