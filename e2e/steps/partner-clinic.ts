import { expect } from '@playwright/test';
import { type Applicant, handInApplication } from './applications.ts';
import { adminToken } from './team.ts';

/**
 * A clinic of its own, approved by the team, and its owner; real, so that it may do what the demo may not. `token` is of an admin of
 * another installation.
 */
export async function makePartnerClinic(origin: string, name: string, token?: string): Promise<Applicant> {
  const applicant = await handInApplication(origin, name);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token ?? (await adminToken(origin))}`,
  };
  const address = `${origin}/api/v1/admin/applications/${applicant.id}`;
  const { version } = (await (await fetch(address, { headers })).json()) as { version: number };
  const answer = await fetch(`${address}/answer`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ version, action: 'approve' }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
  return applicant;
}
