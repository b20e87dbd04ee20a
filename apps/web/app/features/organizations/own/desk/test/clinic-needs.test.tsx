// @vitest-environment jsdom
import type { NetworkClinic } from '@travesia/contracts/organizations';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { mount } from '../../../../../lib/session/testing/mount.tsx';
import { ClinicNeeds } from '../clinic-needs.tsx';

it('lead to the record of each clinic, not only into its place', async () => {
  const clinic = { id: 'c1', name: 'Clínica Um', needs: ['credential_expired'], actions: ['enter'] };
  const unmount = await mount(
    <MemoryRouter>
      <ClinicNeeds clinics={[clinic as unknown as NetworkClinic]} none="None" />
    </MemoryRouter>,
  );
  expect(document.querySelector('a[href="/organization/providers/c1"]')?.textContent).toBe('Clínica Um');
  await unmount();
});
