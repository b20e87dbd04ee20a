// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../../../lib/device/save-file.ts';
import { fakeApi } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { ReportsPage } from '../ui/reports-page.tsx';

vi.mock('../../../../lib/device/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));
let unmount: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const day = { from: '2026-11-22', to: '2026-11-22' };
const trends = {
  ...day,
  today: day.to,
  before: { from: '2026-11-21', to: '2026-11-21' },
  time_zone: 'UTC',
  group: 'day',
  steps: [day],
  trends: [
    {
      key: 'accounts',
      total: 3,
      values: [3],
      before: { total: 1, values: [1] },
      complete_from: null,
      link: '/admin/users',
    },
  ],
};
const button = (section: string) =>
  document.querySelector(`[aria-labelledby="report-${section}"] button`) as HTMLButtonElement;

it('downloads what each report says, for the chosen period', async () => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  const file = { name: 'users.csv', media_type: 'text/csv', content: 'id', rows: 1, complete: true };
  fakeApi({
    'GET /admin/users/export': () => ({ body: file }),
    'GET /platform/trends': () => ({ body: trends }),
    'GET /admin/audit-log/export': () => ({ body: file }),
  });
  unmount = await mount(
    <MemoryRouter>
      <ReportsPage />
    </MemoryRouter>,
  );
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  await act(async () => button('patients').click());
  await act(async () => button('audit').click());
  const asked = vi
    .mocked(fetch)
    .mock.calls.map(([url]) => String(url))
    .filter((url) => url.includes('/export'));
  expect(asked[0]).toMatch(/\?made_within=30&role=patient$/);
  expect(asked[1]).toMatch(/\?since=\d{4}-.*&format=csv$/);
  expect(saveFile).toHaveBeenCalledTimes(2);
  expect(document.querySelector('.trend-figures td')?.textContent).toBe('3');
});
