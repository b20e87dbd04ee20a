// @vitest-environment jsdom
import type { Configuration, Site } from '@travesia/contracts/platform-admin';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { EditProviderType } from '../entries/edit-provider-type.tsx';
import { SitePart } from '../entries/site-part.tsx';

type ProviderType = Configuration['provider_types'][number];
const texts = (text: string) => ({ en: text, es: text, pt: text });
const reload = async () => undefined;

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  useSession.setState({ user: rosa, signedOut: false });
});
afterEach(async () => {
  await leave();
  sessionStorage.clear();
  useSession.setState({ user: null, signedOut: true });
  useSession.setState({ signedOut: false });
  vi.unstubAllGlobals();
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`dialog [name="${name}"]`);
const type = (name: string, text: string) =>
  act(async () => {
    const element = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const send = (until: () => void = () => undefined) =>
  act(async () => {
    document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit();
    await vi.waitFor(until);
  });
const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click());

describe('an entry of the configuration', () => {
  it('sends the names of a clinic type in every language', async () => {
    const row = { slug: 'clinic', version: 3, name: texts('Clinic'), plural: texts('Clinics') } as ProviderType;
    const api = fakeApi({});
    leave = await mount(
      <MemoryRouter>
        <EditProviderType row={row} title="Clinic" reload={reload} onClose={() => undefined} />
      </MemoryRouter>,
    );
    await type('name.pt', 'Clínica');
    await type('reason', 'A better word');
    await send();
    expect(api.seen.at(-1)?.body).toEqual({
      version: 3,
      reason: 'A better word',
      name: { en: 'Clinic', es: 'Clinic', pt: 'Clínica' },
      plural: texts('Clinics'),
    });
  });

  it('marks the language that the server refused', async () => {
    const site: Site = { version: 1, phone: null, hours: texts('9–17'), clinic_fee_percent: 0 } as Site;
    const { status, body } = problem(422, 'request.invalid');
    const fields = [{ path: 'body.hours.pt', code: 'too_small', message: 'no' }];
    const api = fakeApi({
      'GET /site': () => ({ body: site }),
      'PUT /admin/configuration/site': () => ({ status, body: { ...body, fields } }),
    });
    leave = await mount(
      <MemoryRouter>
        <SitePart mayChange />
      </MemoryRouter>,
    );
    await press('Edit contact and fee');
    await type('hours.pt', ' ');
    await type('reason', 'Shorter hours');
    await send(() => expect(api.seen.at(-1)?.call).toBe('PUT /admin/configuration/site'));
    await vi.waitFor(() => expect(document.querySelector('[role="alert"] li')).not.toBeNull());
    expect(document.activeElement).toBe(field('hours.pt'));
    expect(field('hours.pt')?.getAttribute('aria-invalid')).toBe('true');
  });
});
