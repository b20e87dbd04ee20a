// @vitest-environment jsdom
import type { Import } from '@travesia/contracts/imports';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, problem } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { KindsForm } from '../ui/kinds-form.tsx';

const ID = '0198c0de-0000-7000-8000-000000000001';
const PATH = `/admin/imports/${ID}`;
const options = {
  preset: null,
  mapping: null,
  country: 'AR',
  source_key: 'salta',
  source_name: 'Salta',
  licence: null,
};
/** What the form reads of an import that was tested. */
const importWith = (unknown: object[], kinds: Record<string, string> = {}) =>
  ({
    id: ID,
    version: 3,
    options: { ...options, kinds: null },
    reading: { kinds },
    counts: { report: { unknown_kinds: unknown } },
  }) as unknown as Import;

let unmount: () => Promise<void> = async () => undefined;
beforeEach(() => {
  sessionStorage.clear();
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function open(one: Import, put: () => object = () => ({ body: { ...one, version: 4 } })) {
  const show = vi.fn<(one: Import) => void>();
  const reload = vi.fn<() => Promise<void>>(async () => undefined);
  const { seen } = fakeApi({
    [`PUT ${PATH}`]: put,
    [`POST ${PATH}/check`]: () => ({ body: { ...one, version: 5, state: 'checking' } }),
  });
  unmount = await mount(
    <MemoryRouter>
      <KindsForm one={one} show={show} reload={reload} />
    </MemoryRouter>,
  );
  return { seen, show, reload };
}

const select = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
    ?.control as HTMLSelectElement;
const choose = (label: string, value: string) =>
  act(async () => {
    const field = select(label);
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
const save = () => act(async () => document.querySelector<HTMLButtonElement>('form button')?.click());

const abbreviated = [
  { value: 'PSR', rows: 3, examples: ['Los Sosa', 'La Mora'] },
  { value: 'HZ', rows: 1, examples: [] },
];

describe('types that look like abbreviations', () => {
  it('are offered with their rows and examples, those already assigned too, and nothing without any', async () => {
    await open(importWith(abbreviated, { CAPS: 'clinic' }));
    const text = document.body.textContent;
    for (const shown of ['3 rows · Los Sosa · La Mora', '1 row']) expect(text).toContain(shown);
    expect([select('PSR'), select('HZ'), select('CAPS')].map(({ value }) => value)).toEqual(['', '', 'clinic']);
    await unmount();
    await open(importWith([]));
    expect(document.querySelector('form')).toBeNull();
  });

  it('are saved for the register with what was assigned before, and the file is tested again with the new version', async () => {
    const { seen, show } = await open(importWith(abbreviated, { CAPS: 'clinic' }));
    await choose('PSR', 'clinic');
    await save();
    await act(() => vi.waitFor(() => expect(show).toHaveBeenCalled()));
    expect(seen.map(({ call, body }) => [call, body])).toEqual([
      [`PUT ${PATH}`, { options: { ...options, kinds: { PSR: 'clinic', CAPS: 'clinic' } }, version: 3 }],
      [`POST ${PATH}/check`, { version: 4 }],
    ]);
    expect(show.mock.calls[0]?.[0]).toMatchObject({ version: 5, state: 'checking' });
  });

  it('keep what was chosen when saving fails, say why and read the import again', async () => {
    const { reload } = await open(importWith(abbreviated), () => problem(409, 'request.stale_version'));
    await choose('HZ', 'hospital');
    await save();
    await act(() => vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull()));
    expect(reload).toHaveBeenCalledOnce();
    expect(select('HZ').value).toBe('hospital');
  });
});
