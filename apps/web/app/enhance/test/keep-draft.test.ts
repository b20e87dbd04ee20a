// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rosa } from '../../lib/session/testing/fake-api.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { enhance } from '../keep-draft.ts';

const FORM = `<form data-draft="contact" data-kept="Kept here." data-clear="Clear" data-cleared="Cleared.">
  <input name="full_name"><textarea name="message"></textarea>
  <select name="topic"><option value="question"></option><option value="press"></option></select>
  <input type="radio" name="contact_by" value="email" checked><input type="radio" name="contact_by" value="phone">
  <input type="checkbox" name="consents.news" value="true"><input type="hidden" name="token" value="1">
  <div aria-hidden="true"><input name="leave_empty"></div></form>`;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

function open(before = ''): HTMLFormElement {
  document.body.innerHTML = FORM.replace('<input name="full_name">', `${before}<input name="full_name">`);
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  enhance(form);
  return form;
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
function type(): void {
  field('full_name').value = 'Rosa';
  field('topic').value = 'press';
  document.querySelectorAll<HTMLInputElement>('[name="contact_by"]')[1]?.click();
  field('consents.news').click();
  field('leave_empty').value = 'x';
  field('full_name').dispatchEvent(new Event('input', { bubbles: true }));
  vi.advanceTimersByTime(400);
}

describe('a signed-in user', () => {
  const PERSON = '<input name="who" autocomplete="name"><input name="email" type="email" autocomplete="email">';
  const signIn = () => useSession.getState().signedIn({ access_token: 'a', refresh_token: 'r', user: rosa });
  afterEach(() => useSession.setState(useSession.getInitialState()));

  it('finds their name and email address filled in', () => {
    signIn();
    open(PERSON);
    expect(field('email').value).toBe(rosa.email);
    expect(field('who').value).toBe(`${rosa.first_name} ${rosa.last_name}`);
    expect(field('full_name').value).toBe('');
  });

  it('keeps another name they typed before', () => {
    signIn();
    open(PERSON);
    field('who').value = 'Their mother';
    field('who').dispatchEvent(new Event('input', { bubbles: true }));
    vi.advanceTimersByTime(400);
    open(PERSON);
    expect(field('who').value).toBe('Their mother');
  });

  it('who is nobody finds them empty', () => {
    open(PERSON);
    expect(field('email').value + field('who').value).toBe('');
  });
});

describe('a draft', () => {
  it('is restored after a reload, without consents, hidden fields and the honeypot', () => {
    open();
    type();
    open();
    expect(field('full_name').value).toBe('Rosa');
    expect(field('topic').value).toBe('press');
    expect(document.querySelectorAll<HTMLInputElement>('[name="contact_by"]')[1]?.checked).toBe(true);
    expect(field('consents.news').checked).toBe(false);
    expect(field('leave_empty').value).toBe('');
    expect(localStorage.getItem('draft:contact')).not.toMatch(/consents|token|leave_empty/);
  });

  it('keeps fields that are focused or were filled in before it was restored', () => {
    open();
    type();
    document.body.innerHTML = FORM;
    field('full_name').focus();
    field('message').value = 'Hello again';
    enhance(document.querySelector('form') as HTMLFormElement);
    expect([field('full_name').value, field('message').value, field('topic').value]).toEqual([
      '',
      'Hello again',
      'press',
    ]);
  });

  it('keeps a group with an option selected before it was restored', () => {
    localStorage.setItem(
      'draft:contact',
      JSON.stringify({ at: Date.now(), values: { contact_by: 'email', full_name: 'Rosa' } }),
    );
    document.body.innerHTML = FORM;
    const byPhone = document.querySelectorAll<HTMLInputElement>('[name="contact_by"]')[1];
    byPhone?.click();
    enhance(document.querySelector('form') as HTMLFormElement);
    expect([byPhone?.checked, field('full_name').value]).toEqual([true, 'Rosa']);
  });

  it('does not replace input that the server returned with errors', () => {
    open();
    type();
    open('<p role="alert">Mistakes</p>');
    expect(field('full_name').value).toBe('');
  });

  it('is shown as saved, and cleared on request', () => {
    const form = open();
    expect(form.querySelector<HTMLElement>('[role="status"]')?.hidden).toBe(true);
    type();
    const note = form.querySelector<HTMLElement>('[role="status"]');
    expect(note?.textContent).toBe('Kept here. Clear');
    note?.querySelector('button')?.click();
    expect(note?.textContent).toBe('Cleared.');
    expect(field('full_name').value).toBe('');
    expect(localStorage.getItem('draft:contact')).toBeNull();
  });

  it('is deleted after submitting and after a week', () => {
    open();
    type();
    vi.advanceTimersByTime(8 * 24 * 3_600_000);
    open();
    expect(field('full_name').value).toBe('');
    type();
    document.body.innerHTML = '<div data-draft="contact"></div>';
    enhance(document.body.firstElementChild as HTMLElement);
    expect(localStorage.getItem('draft:contact')).toBeNull();
  });

  it('causes no error in browsers without storage', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    open();
    expect(type).not.toThrow();
    refuse.mockRestore();
  });
});
