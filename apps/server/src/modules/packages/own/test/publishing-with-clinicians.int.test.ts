import {
  archiveOwnPackage,
  confirmPackagePrices,
  duplicateOwnPackage,
  listOwnPackages,
  type PackageDraft,
  publishOwnPackage,
  saveOwnPackage,
  undoArchiveOwnPackage,
} from '@travesia/contracts/packages';
import {
  archiveClinician,
  listOwnClinicians,
  type OwnClinician,
  restoreClinician,
} from '@travesia/contracts/providers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mountEverything, openDemoDatabase } from '../../../../app/testing/demo-api.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { sealCommits } from '../../../../platform/db/unit-of-work.ts';
import type { ApiRegistry } from '../../../../platform/http/api-registry.ts';
import { staff } from '../testing/clinic-staff.ts';

const TODAY = '2026-11-20';

let database: Database;
/** A package that could be published. */
let complete: string | undefined;
let call: ApiRegistry['call'];
beforeAll(async () => {
  database = await openDemoDatabase(TODAY);
  const api = mountEverything(database, TODAY, () => 1);
  call = (endpoint, input, context = staff()) => api.call(endpoint, input, context);
}, 300_000);
afterAll(() => database.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  );
const at = ({ id, version }: { id: string; version: number }) => ({ params: { id }, query: {}, body: { version } });

const clinicians = async () => (await call(listOwnClinicians, { query: {} })).data;

/** A complete draft, and the only clinician whom it names; nothing published names them. */
async function draftOfClinician(): Promise<{ draft: PackageDraft; person: OwnClinician }> {
  const { data: published } = await call(listOwnPackages, { query: { status: 'published' } });
  complete ??= published[0]?.id ?? '';
  const copy = await call(duplicateOwnPackage, { params: { id: complete }, query: {} });
  for (const one of published) await call(archiveOwnPackage, at(one));
  const person = (await clinicians()).find(
    ({ named_by: named, license }) => named.length === 0 && license?.status === 'verified',
  );
  if (!person) throw new Error('every clinician is named by something published');
  const draft = await call(saveOwnPackage, {
    ...at(copy),
    body: { version: copy.version, clinicians: [person.id] },
  });
  return { draft, person };
}
/** Shows a clinician again whom a test archived. */
async function restore(id: string): Promise<void> {
  const found = (await clinicians()).find((one) => one.id === id);
  if (found) await call(restoreClinician, at(found));
}

/** The embedded engine runs one transaction after another: there, a call that is to wait begins once the other is over. */
const isAlone = () => database.engine === 'embedded';

/** Runs a call up to the point where it would commit; `finish` lets it. */
async function upToCommit(work: () => Promise<unknown>) {
  if (isAlone()) return { done: Promise.resolve(await codeOf(work())), finish: () => undefined };
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const seal = async () => {
    reached.resolve();
    await gate.promise;
  };
  const done = codeOf(sealCommits(seal, work));
  await Promise.race([reached.promise, done]);
  return { done, finish: gate.resolve };
}

const POLL_MS = 5;

/** Resolves when a statement waits for a lock that another transaction of this database holds, or when the call is over instead. */
async function untilWaiting(calling: Promise<unknown>): Promise<void> {
  const over = calling.then(() => true);
  for (;;) {
    if (isAlone() || (await Promise.race([over, sleep(POLL_MS, false)]))) return;
    const { rows } = await database.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}

describe('a clinician that a package names', () => {
  let draft: PackageDraft;
  let person: OwnClinician;
  beforeEach(async () => {
    ({ draft, person } = await draftOfClinician());
  });

  it('can’t be archived while the package is being published', async () => {
    const publishing = await upToCommit(() => call(publishOwnPackage, at(draft)));
    const archiving = codeOf(call(archiveClinician, at(person)));
    await untilWaiting(archiving);
    publishing.finish();
    expect(await publishing.done).toBe('ok');
    expect(await archiving).toBe('providers.clinician_named');
  });

  it('keeps the package from being published while being archived', async () => {
    const archiving = await upToCommit(() => call(archiveClinician, at(person)));
    const publishing = codeOf(call(publishOwnPackage, at(draft)));
    await untilWaiting(publishing);
    archiving.finish();
    expect(await archiving.done).toBe('ok');
    expect(await publishing).toBe('packages.not_publishable');
    await restore(person.id);
  });

  it('can’t be archived while only an old price hides the package', async () => {
    await call(publishOwnPackage, at(draft));
    await database.db.execute(sql`update packages set status = 'paused' where id = ${draft.id}`);
    expect(await codeOf(call(archiveClinician, at(person)))).toBe('providers.clinician_named');
    expect(await call(confirmPackagePrices, { body: { ids: [draft.id] } })).toMatchObject({ confirmed: 1 });
  });

  it('keeps an archived package from coming back, once archived too', async () => {
    const published = await call(publishOwnPackage, at(draft));
    const archived = await call(archiveOwnPackage, at(published));
    await call(archiveClinician, at(person));
    expect(await codeOf(call(undoArchiveOwnPackage, at(archived)))).toBe('packages.not_publishable');
    await restore(person.id);
    expect(await codeOf(call(undoArchiveOwnPackage, at(archived)))).toBe('ok');
  });
});
