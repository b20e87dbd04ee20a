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
import { DraftConflict } from '../ui/draft-conflict.tsx';
import { type TreatmentWork, useTreatmentDraft } from '../use-treatment-draft.ts';

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
  return now.theirs ? <DraftConflict work={now} nameOf={() => null} /> : null;
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
    ['Go on with mine', 'Mine'],
    ['Take theirs', 'Theirs'],
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
