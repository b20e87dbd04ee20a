// @vitest-environment jsdom
import type { TreatmentListingDetail } from '@travesia/contracts/catalog';
import { act, useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { emptyDraft } from '../treatment-draft.ts';
import { TreatmentEditor } from '../ui/treatment-editor.tsx';
import { DraftConflict } from '../ui/draft-conflict.tsx';
import { type TreatmentWork, useTreatmentDraft } from '../use-treatment-draft.ts';

// jsdom doesn't implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

const SAVE = 'PUT /admin/treatments/tummy-tuck';
const text = (en: string) => ({ en, es: '', pt: '' });
const listing = (version: number, changed: Partial<TreatmentListingDetail> = {}) =>
  ({
    ...emptyDraft(),
    slug: 'tummy-tuck',
    category: { slug: 'cosmetic' },
    name: text('Tummy tuck'),
    actions: [],
    version,
    ...changed,
  }) as unknown as TreatmentListingDetail;

let work: TreatmentWork;
function Editor({ known }: { known: TreatmentListingDetail | null }) {
  const now = useTreatmentDraft(known);
  useEffect(() => {
    work = now;
  });
  return now.theirs ? <DraftConflict work={now} /> : null;
}

let leave: () => Promise<void> = async () => undefined;
const show = async (known: TreatmentListingDetail | null = listing(1)) => {
  leave = await mount(
    <MemoryRouter>
      <Editor known={known} />
    </MemoryRouter>,
  );
};
const stale = (present: TreatmentListingDetail) => {
  const { status, body } = problem(409, 'request.stale_version');
  return { status, body: { ...body, present } };
};
const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click());

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

const showEditor = async (known: TreatmentListingDetail | null = listing(1)) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  leave = await mount(
    <MemoryRouter>
      <TreatmentEditor listing={known} categories={[{ value: 'cosmetic', label: 'Cosmetic', count: 1 }]} />
    </MemoryRouter>,
  );
};
const fieldNamed = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const write = (name: string, words: string) =>
  act(async () => {
    const element = fieldNamed(name);
    const kind = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLTextAreaElement;
    const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : kind.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, words);
    element?.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
const save = () => act(async () => document.querySelector('form')?.requestSubmit());

describe('treatment editor', () => {
  const whole = { ...listing(1), uses: { published_packages: 0 }, former_slugs: [], prices: [], actions: ['publish'] };
  const draft = whole as unknown as TreatmentListingDetail;
  const editor = { ...whole, content: { ...whole.content, suits: [text('Adults')] } };

  it('says published only after the server has answered so', async () => {
    const refused = { status: 409, body: { ...problem(409, 'catalog.not_ready').body } };
    const answers = [refused, { body: { ...whole, status: 'published', version: 2 } }];
    fakeApi({ [SAVE]: () => answers.shift() ?? refused });
    await showEditor(draft);
    const chip = () => document.querySelector('header .badge')?.textContent;
    await write('status', 'published');
    expect(chip()).toBe('Draft');
    await save();
    expect(chip()).toBe('Draft');
    expect(document.querySelector('.bench-bar [role="status"]')?.textContent).toContain('Not saved');
    await save();
    expect(chip()).toBe('Published');
    expect(document.querySelector('.bench-bar [role="status"]')?.textContent).toMatch(/^ ?Saved/);
  });

  it('names what was refused at the bar and at the field of its language, and opens its section', async () => {
    const fields = [{ path: 'body.content.suits.0.pt', code: 'too_small', message: 'no' }];
    const { status, body } = problem(422, 'request.invalid');
    fakeApi({ [SAVE]: () => ({ status, body: { ...body, fields } }) });
    await showEditor(editor as unknown as TreatmentListingDetail);
    await write('suits-0-text-es', 'Adultos');
    await save();
    expect(document.activeElement).toBe(fieldNamed('suits-0-text-pt'));
    expect(document.activeElement?.closest('details')?.open).toBe(true);
    expect(document.activeElement?.getAttribute('lang')).toBe('pt');
    expect(document.querySelector('.error-summary a')?.textContent).toContain('Who it may suit 1');
    expect(fieldNamed('suits-0-text-es')?.value).toBe('Adultos');
  });
});

describe('treatment draft', () => {
  it('survives leaving the page, and is saved on submit', async () => {
    const api = fakeApi({ [SAVE]: () => ({ body: listing(2, { name: text('Abdominoplasty') }) }) });
    await show();
    await act(async () => work.set({ name: text('Abdominoplasty') }));
    await leave();
    await show();
    expect(work.written.name.en).toBe('Abdominoplasty');
    expect(api.seen).toEqual([]);
    await act(() => work.draft.send());
    expect(api.seen.at(-1)?.body).toMatchObject({ name: text('Abdominoplasty'), category: 'cosmetic', version: 1 });
    expect(work.before.name.en).toBe('Abdominoplasty');
    expect(sessionStorage.getItem('travesia.drafts')).toBeNull();
  });

  it('starts empty again after a treatment was created', async () => {
    fakeApi({ 'POST /admin/treatments': () => ({ body: listing(1) }) });
    await show(null);
    await act(async () => work.set({ slug: 'tummy-tuck' }));
    await act(() => work.draft.send());
    await leave();
    await show(null);
    expect(work.written.slug).toBe('');
  });

  it.each([
    ['Keep my changes', 'Mine'],
    ['Use their version', 'Theirs'],
  ])('asks which version to keep when both changed the same part: %s', async (words, name) => {
    const theirs = listing(5, { name: text('Theirs'), summary: text('New') });
    const api = fakeApi({
      [SAVE]: ({ body }) => {
        const sent = body as TreatmentListingDetail;
        return sent.version < 5 ? stale(theirs) : { body: listing(6, { name: sent.name, summary: sent.summary }) };
      },
    });
    await show();
    await act(async () => work.set({ name: text('Mine') }));
    await act(() => work.draft.send());
    await press(words);
    expect(work.written).toMatchObject({ name: text(name), summary: text('New') });
    expect(api.times(SAVE)).toBe(name === 'Mine' ? 2 : 1);
  });
});
