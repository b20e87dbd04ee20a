import { FEWEST_COUNTED, type Feed, type FeedEntry, type FeedName } from '@travesia/contracts/platform-admin';
import type { FeedRow } from './feed.repo.ts';

/** The screen that shows the record, by the first part of the name. */
const PATHS: Readonly<Record<string, (id: string) => string>> = {
  account: (id) => `/admin/users/${id}`,
  application: (id) => `/admin/applications/${id}`,
  consultation_request: (id) => `/admin/requests/${id}`,
  contact_request: (id) => `/admin/requests/${id}`,
  directory_claim: (id) => `/admin/requests/${id}`,
  booking: (id) => `/admin/bookings/${id}`,
  payment: (id) => `/admin/bookings/${id}`,
  refund: (id) => `/admin/bookings/${id}`,
  dispute: (id) => `/admin/bookings/${id}`,
  incident: (id) => `/admin/incidents/${id}`,
  claim: (id) => `/admin/claims/${id}`,
  recall: (id) => `/admin/recalls/${id}`,
};

function pathOf({ name, subjectId, providerId }: Pick<FeedRow, 'name' | 'subjectId' | 'providerId'>): string | null {
  if (name === 'error.job') return '/admin/debug?view=jobs';
  if (name === 'error.request' || name === 'error.process') return '/admin/debug';
  const toRecord = PATHS[name.split('.')[0] ?? ''];
  if (toRecord) return subjectId && toRecord(subjectId);
  // What a patient and a clinic do is shown to admins in the clinic's context only.
  return providerId && `/admin/providers/${providerId}`;
}

/** An entry as admins see it. */
export const presentEntry = (row: FeedRow & { clinic: string | null }): FeedEntry => ({
  seq: row.seq,
  id: row.id,
  at: row.at.toISOString(),
  name: row.name satisfies FeedName,
  kind: row.kind,
  level: row.level,
  count: row.count,
  country: row.country,
  reference: row.reference,
  clinic: row.clinic,
  detail: row.detail,
  path: pathOf(row),
});

/** Active users by country; a few of them could be recognized, so they are not counted. */
export const presentActive = (rows: readonly { country: string | null; users: number }[]): Feed['active'] =>
  rows.map(({ country, users }) => ({ country, users: users < FEWEST_COUNTED ? null : users }));
