// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft } from '../auth-draft.ts';
import { restoreDraft } from '../restore-draft.ts';

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<form><input name="email"><input name="first_name"></form>';
  keepDraft({ email: 'ana@example.com', first_name: 'Ana' });
});

describe('draft', () => {
  it('is restored into empty fields', () => {
    restoreDraft(form());
    expect([field('email').value, field('first_name').value]).toEqual(['ana@example.com', 'Ana']);
  });

  it('is not restored into the focused field', () => {
    field('email').focus();
    restoreDraft(form());
    expect([field('email').value, field('first_name').value]).toEqual(['', 'Ana']);
  });

  it('does not overwrite what was typed in the meantime', () => {
    field('email').value = 'luz@example.com';
    restoreDraft(form());
    expect(field('email').value).toBe('luz@example.com');
  });
});
