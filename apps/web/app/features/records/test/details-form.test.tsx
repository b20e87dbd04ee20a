// @vitest-environment jsdom
import type { MedicalRecordDetail, RecordChange } from '@travesia/contracts/records';
import { act, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { DetailsForm } from '../record/details-form.tsx';

// jsdom doesn't implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

const ID = '2f1d7c3e-6c0f-4b8e-9d1a-0a6f5b7c8d90';
const loaded: MedicalRecordDetail = {
  id: ID,
  title: 'Scan',
  category: 'report',
  kind: 'pdf',
  document_date: '2026-03',
  note: null,
  source: { by: 'patient', clinic: null },
  facts: { modality: null, institution: null, patient_name: null, name_differs: false },
  scanned: true,
  files: 1,
  bytes: 600,
  shares: [],
  added_at: '2026-11-20T10:00:00Z',
  version: 1,
  actions: ['change', 'share', 'erase'],
  files_list: [],
  ended_shares: [],
};

/** The server, which another tab has already written to. */
function serve() {
  let now: MedicalRecordDetail = { ...loaded, title: 'Knee', category: 'lab', document_date: '2026-05-14', version: 2 };
  return fakeApi({
    [`PATCH /medical-records/${ID}`]: ({ body }) => {
      const { version, ...fields } = body as RecordChange;
      if (version !== now.version) {
        const { status, body: stale } = problem(409, 'request.stale_version');
        return { status, body: { ...stale, present: now } };
      }
      now = { ...now, ...fields, version: version + 1 } as MedicalRecordDetail;
      return { body: now };
    },
  });
}

/** The page, whose heading shows the record as it is known. */
function Page() {
  const [record, show] = useState(loaded);
  return (
    <>
      <h1>{record.title}</h1>
      <DetailsForm record={record} onSaved={show} />
    </>
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="record.${name}"]`);
const write = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    if (!input) throw new Error(`no field ${name}`);
    const kind = input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  useSession.setState({ user: rosa, signedOut: false });
  sessionStorage.clear();
});
afterEach(async () => {
  await leave();
  useSession.setState({ user: null, signedOut: true });
  useSession.setState({ signedOut: false });
  vi.unstubAllGlobals();
});

it('keeps what was typed when another tab changed the record, shows what is there now, and asks in words which to keep', async () => {
  const api = serve();
  leave = await mount(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await write('title', 'Right knee');
  await write('year', '2026');
  await write('month', '04');
  await write('category', 'imaging');
  await act(async () => vi.waitFor(() => expect(document.querySelector('.merge-field')).not.toBeNull()));
  const asked = document.querySelector('[role="alert"]')?.textContent ?? '';
  for (const words of ['Right knee', 'Knee', 'Imaging', 'Lab results', 'April 2026', 'May 14, 2026'])
    expect(asked).toContain(words);
  // Around the form, the record as it is.
  expect(document.querySelector('h1')?.textContent).toBe('Knee');
  expect(field('title')?.value).toBe('Right knee');

  // Own words are the default; the date is taken from the other tab.
  const theirs = document.querySelector<HTMLInputElement>('input[name="document_date"][value="theirs"]');
  await act(async () => theirs?.click());
  await act(async () => document.querySelector<HTMLButtonElement>('[role="alert"] button')?.click());
  await act(async () => vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Right knee')));
  expect(field('day')?.value).toBe('14');
  const [, second] = api.seen;
  expect(second?.body).toEqual({ version: 2, title: 'Right knee', category: 'imaging' });
});
