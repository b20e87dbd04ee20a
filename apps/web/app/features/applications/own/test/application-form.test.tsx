// @vitest-environment jsdom
import { type Application, emptySections } from '@travesia/contracts/applications';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import type { Choices } from '../choices.ts';
import { ApplicationForm } from '../ui/application-form.tsx';

const ID = '01a2041b-32a0-7000-a6b3-52c3b4b0d5e2';
const SAVE = `PUT /provider/applications/${ID}`;
const made = (version: number, people: object = {}, items: object[] = []) =>
  ({
    id: ID,
    version,
    name: 'Sierra',
    reason: null,
    claimed_listing: null,
    sections: {
      ...emptySections(),
      people: { ...emptySections().people, ...people },
      accreditations: { none: false, items },
    },
    files: [],
    checklist: [],
  }) as unknown as Application;
const choices: Choices = { types: [], countries: [], categories: [], languages: [], currencies: [] };

let leave: () => Promise<void> = async () => undefined;
const show = async (section: string, first = made(1)) => {
  location.hash = `#${section}`;
  leave = await mount(
    <MemoryRouter>
      <ApplicationForm first={first} choices={choices} onMoved={() => undefined} />
    </MemoryRouter>,
  );
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const type = (name: string, text: string) =>
  act(async () => {
    field(name).focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const goOn = () => act(async () => field('people.signatory_role').focus());
const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click());

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  useSession.setState({ user: rosa, signedOut: false });
});
afterEach(async () => {
  await leave();
  useSession.setState({ user: null, signedOut: true });
  useSession.setState({ signedOut: false });
  vi.unstubAllGlobals();
});

describe('application form', () => {
  it('saves the edited field, and keeps it after a failure until it is saved', async () => {
    let isDown = true;
    const api = fakeApi({
      [SAVE]: () => (isDown ? problem(503, 'request.unavailable') : { body: made(2, { director_name: 'Luis' }) }),
    });
    await show('people');
    await type('people.director_name', 'Luis');
    await goOn();
    expect(document.querySelector('[role="status"]')?.textContent).toContain(
      'Not saved. We’ll try again automatically.',
    );
    await leave();
    await show('people');
    expect(field('people.director_name').value).toBe('Luis');
    isDown = false;
    await press('Try again');
    expect(api.seen.at(-1)?.body).toEqual({ version: 1, people: { director_name: 'Luis' } });
    expect(document.querySelector('[role="status"]')?.textContent).toMatch(/Saved/);
    expect(sessionStorage.getItem('travesia.drafts')).toBeNull();
  });

  it('merges changes from another device, and asks only if both changed the same field', async () => {
    const stale = (present: Application) => {
      const { status, body } = problem(409, 'request.stale_version');
      return { status, body: { ...body, present } };
    };
    const theirs = made(5, { signatory_name: 'Elena', director_name: 'Ana' });
    const api = fakeApi({
      [SAVE]: ({ body }) => ((body as { version: number }).version < 5 ? stale(theirs) : { body: made(6) }),
    });
    await show('people');
    await type('people.director_name', 'Luis');
    await goOn();
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Ana');
    await act(async () => document.forms[0]?.requestSubmit());
    expect(api.seen.at(-1)?.body).toEqual({ version: 5, people: { director_name: 'Luis' } });
  });

  it('links to a refused answer of another step', async () => {
    const fields = [{ path: 'body.contact.phone', code: 'phone_invalid', message: 'no' }];
    const { status, body } = problem(422, 'request.invalid');
    fakeApi({ [SAVE]: () => ({ status, body: { ...body, fields } }) });
    await show('people');
    await type('people.director_name', 'Luis');
    await goOn();
    const link = document.querySelector('.error-summary a');
    expect(link?.getAttribute('href')).toBe('#contact.phone');
    expect(link?.textContent).toContain('hone');
    expect(field('people.director_name').value).toBe('Luis');
  });

  it('keeps the text of accreditations in place when a row is added or removed', async () => {
    const api = fakeApi({ [SAVE]: ({ body }) => ({ body: made(2, {}, sentItems(body)) }) });
    await show('accreditations', made(1, {}, [{ body: 'JCI', number: '', valid_until: '' }]));
    await press('Add another');
    await type('accreditations.items.1.body', 'ACI');
    expect(field('accreditations.items.0.body').value).toBe('JCI');
    await press('Remove accreditation 1');
    expect(field('accreditations.items.0.body').value).toBe('ACI');
    await press('Save');
    expect(sentItems(api.seen.at(-1)?.body)).toEqual([{ body: 'ACI', number: '', valid_until: '' }]);
  });
});

const sentItems = (body: unknown) => (body as { accreditations: { items: object[] } }).accreditations.items;
