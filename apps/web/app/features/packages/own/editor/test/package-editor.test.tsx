// @vitest-environment jsdom
import type { PackageContentChange, PackageDraft } from '@travesia/contracts/packages';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../../lib/session/tokens.ts';
import { fieldId } from '../../../../../ui/field/field-id.ts';
import { makeContent, makeDraft } from '../testing/make-draft.ts';
import { PackageEditor } from '../package-editor.tsx';

// jsdom doesn't implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

const { id: ID } = makeDraft();
const PATH = `/provider/packages/${ID}`;

/** The server: keeps the content, and refuses an old version with what it has. */
function serve(first: PackageDraft) {
  let now = first;
  const api = fakeApi({
    [`PUT ${PATH}`]: ({ body }) => {
      const { version, ...fields } = body as PackageContentChange & { version: number };
      if (version !== now.version) {
        const { status, body: stale } = problem(409, 'request.stale_version');
        return { status, body: { ...stale, present: now } };
      }
      now = { ...now, content: { ...now.content, ...fields }, version: version + 1 };
      return { body: now };
    },
    [`POST ${PATH}/publish`]: () => {
      now = {
        ...now,
        status: 'published',
        edition: { number: 1, published_at: '2026-11-26T12:00:00Z' },
        version: now.version + 1,
      };
      return { body: now };
    },
    [`GET ${PATH}/market`]: () => ({ body: { market: null } }),
    [`GET ${PATH}/policy-table`]: () => ({ body: { table: null } }),
    [`GET ${PATH}/editions`]: () => ({ body: { data: [] } }),
    [`GET ${PATH}/editions/1`]: () => ({ body: { to_draft: [], from_previous: [] } }),
  });
  return {
    ...api,
    get now() {
      return now;
    },
    /** Someone else saves. */
    change(fields: PackageContentChange) {
      now = { ...now, content: { ...now.content, ...fields }, version: now.version + 1 };
    },
  };
}

let leave: () => Promise<void> = async () => undefined;
const show = async (loaded: PackageDraft) => {
  leave = await mount(
    <MemoryRouter>
      <PackageEditor loaded={loaded} />
    </MemoryRouter>,
  );
};
const field = (name: string) => document.getElementById(fieldId(name)) as HTMLInputElement;
const write = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    input.focus();
    const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const blur = () => act(async () => (document.activeElement as HTMLElement | null)?.blur());
const click = (words: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click();
/** Presses a button, and waits for what it leads to. */
const press = (words: string, check: () => void = () => undefined) =>
  act(async () => {
    click(words);
    await vi.waitFor(check);
  });
const bodies = (seen: { call: string; body: unknown }[]) =>
  seen.filter(({ call }) => call === `PUT ${PATH}`).map(({ body }) => body);
/** Waits for what a response shows. */
const until = (check: () => void) => act(async () => vi.waitFor(check));
const status = () => document.querySelector('.save-status')?.textContent;

beforeEach(() => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  useSession.setState({ user: rosa, signedOut: false });
  sessionStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await leave();
  useSession.setState({ user: null, signedOut: true });
  useSession.setState({ signedOut: false });
  vi.unstubAllGlobals();
});

describe('the package editor', () => {
  it('saves only what was changed, and says so', async () => {
    const api = serve(makeDraft());
    await show(makeDraft());
    await write('title.en', 'Both knees');
    await blur();
    expect(bodies(api.seen)).toEqual([{ title: { en: 'Both knees', es: 'Rodilla', pt: 'Joelho' }, version: 1 }]);
    await until(() => expect(status()).toMatch(/^ ?Saved/));
  });

  it('keeps an amount as it is typed, and adds it up', async () => {
    const api = serve(makeDraft());
    await show(makeDraft());
    await write('lines.0.amount', '4.500,50');
    await blur();
    expect(field('lines.0.amount').value).toBe('4.500,50');
    expect(api.now.content.lines[0]?.amount).toEqual({ amount: 450_050, currency: 'USD' });
    expect(document.querySelector('.pe-sum output')?.textContent).toBe('US$\u00A05,000.50');
    await write('lines.0.amount', 'much');
    expect(document.getElementById(`${fieldId('lines.0.amount')}-error`)?.textContent).toContain('Enter an amount');
    expect(api.now.content.lines[0]?.amount.amount).toBe(450_050);
  });

  it('takes what others saved in other fields, and asks about the same one', async () => {
    const api = serve(makeDraft());
    await show(makeDraft());
    api.change({ nights: 9 });
    await write('title.en', 'Mine');
    await blur();
    await until(() => expect(api.now.content).toMatchObject({ nights: 9, title: { en: 'Mine' } }));
    expect(field('nights').value).toBe('9');

    api.change({ title: { en: 'Theirs', es: 'Rodilla', pt: 'Joelho' } });
    await write('title.en', 'Mine again');
    await blur();
    await until(() => expect(document.body.textContent).toContain('This was edited elsewhere'));
    expect(document.querySelector('.merge-field')?.textContent).toContain('Title (English): Theirs');
    expect(field('title.en').value).toBe('Mine again');
    await press('Save my choice');
    await until(() => expect(api.now.content.title.en).toBe('Mine again'));
  });

  it('leads to what is missing before it publishes', async () => {
    const { title } = makeContent();
    const draft = makeDraft(makeContent({ title: { ...title, pt: '' } }));
    const api = serve(draft);
    await show(draft);
    expect(document.querySelector('.pe-gaps')?.textContent).toContain('1 thing before you can publish');
    await press('Publish');
    expect(document.activeElement?.className).toContain('pe-gaps');
    expect(field('title.pt').getAttribute('aria-invalid')).toBe('true');
    await act(async () => document.querySelector<HTMLAnchorElement>('.pe-gaps a')?.click());
    expect(document.activeElement).toBe(field('title.pt'));
    expect(api.times(`POST ${PATH}/publish`)).toBe(0);
  });

  it('publishes what is saved, after saying what stays as agreed', async () => {
    const api = serve(makeDraft());
    await show(makeDraft());
    await write('title.en', 'Both knees');
    // In one act: notes about advertising and the list of versions are updated while the dialog opens and closes.
    await act(async () => {
      click('Publish');
      await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
      expect(document.querySelector('dialog')?.textContent).toContain('2 patients have agreed terms of this package');
      click('Publish package');
      await vi.waitFor(() => expect(document.querySelector('.pe-head')?.textContent).toContain('Version 1'));
      await vi.waitFor(() => expect(api.times('POST /provider/advertising-check')).toBeGreaterThan(0));
    });
    expect(api.now.status).toBe('published');
    expect(api.seen.find(({ call }) => call === `POST ${PATH}/publish`)?.body).toEqual({ version: 2, note: null });
  });

  it('tells those who can’t publish who can, and leaves prices alone', async () => {
    const draft = makeDraft(makeContent(), { actions: ['edit'] });
    serve(draft);
    await show(draft);
    expect(field('lines.0.amount').matches(':disabled')).toBe(true);
    expect(field('title.en').matches(':disabled')).toBe(false);
    await press('Publish', () =>
      expect(document.querySelector('dialog')?.textContent).toContain('only owners and managers of the clinic'),
    );
  });

  it('removes a day and puts it back', async () => {
    const none = { en: '', es: '', pt: '' };
    const day = { trip: 1, day: 1, place: 'lodging' as const, title: { en: 'A', es: 'A', pt: 'A' }, note: none };
    const draft = makeDraft(makeContent({ itinerary: [day] }));
    const api = serve(draft);
    await show(draft);
    await act(async () => document.querySelector<HTMLElement>('[aria-label="Remove day 1"]')?.click());
    await until(() => expect(api.now.content.itinerary).toEqual([]));
    expect(document.activeElement?.textContent).toBe('Add day');
  });
});
