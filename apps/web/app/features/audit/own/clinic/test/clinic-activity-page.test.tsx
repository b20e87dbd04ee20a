// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClinicAreaContext } from '../../../../contexts/index.ts';
import { fakeApi, problem } from '../../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../../lib/session/tokens.ts';
import { ClinicActivityPage } from '../ui/clinic-activity-page.tsx';

const LIST = 'GET /provider/activity';
let unmount: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function open(status: number, code: string) {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  const api = fakeApi({ [LIST]: () => problem(status, code) });
  unmount = await mount(
    <MemoryRouter>
      <ClinicAreaContext value={{ id: 'c1', base: '/provider', via: null }}>
        <ClinicActivityPage />
      </ClinicAreaContext>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(document.querySelector('.notice')).not.toBeNull());
  expect(api.times(LIST)).toBe(1);
  return document.body.textContent ?? '';
}

describe('clinic activity', () => {
  it('says that only owners and managers have access, with nothing to filter, save or retry', async () => {
    expect(await open(403, 'access.not_allowed')).toContain('Only owners and managers can see');
    expect(document.querySelectorAll('button, form, input')).toHaveLength(0);
  });

  it('can be reloaded after a failure', async () => {
    expect(await open(503, 'server.unavailable')).toContain('Try again');
  });
});
