import { contribute } from '../../../platform/feature/feature.ts';
import { staffFinders } from '../../../platform/finding/staff-finder.ts';
import { wholeLog } from './audit-log.policy.ts';
import { presentLogEntry } from './audit-log.presenter.ts';
import { listLogEntries } from './audit-log.repo.ts';

const MOST = 10;
/** IDs of records and requests. Words are left to the log's own search, which reads the whole log. */
const ID = /^[\da-z-]{10,64}$/;

/** Lets admins find log entries by their ID, or by that of a record, a person or a request. */
export const entryFinder = contribute(staffFinders, ({ database: { db } }) => ({
  kind: 'entry',
  admin: async ({ phrase, actor }) => {
    const id = phrase.toLowerCase();
    const scope = wholeLog(actor);
    if (!ID.test(id) || !/\d/.test(id)) return [];
    const rows = await listLogEntries(db, scope, { q: '', action: [], id }, { limit: MOST });
    return rows
      .map((row) => presentLogEntry(scope, row))
      .map((entry) => ({
        id: entry.id,
        label: entry.action,
        detail: entry.actor?.name ?? null,
        code: entry.request_id,
        isSure: true,
      }));
  },
}));
