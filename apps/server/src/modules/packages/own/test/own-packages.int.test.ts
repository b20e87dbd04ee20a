import {
  archiveOwnPackage,
  changePackagePrices,
  confirmPackagePrices,
  createOwnPackage,
  duplicateOwnPackage,
  getOwnPackage,
  getPackage,
  getPackageEdition,
  getPolicyTable,
  getSimilarPackages,
  listOwnPackages,
  listPackageEditions,
  listPackages,
  type PackageDraft,
  pauseOwnPackage,
  previewOwnPackage,
  publishOwnPackage,
  restoreArchivedPackage,
  restorePackageEdition,
  resumeOwnPackage,
  saveOwnPackage,
  undoArchiveOwnPackage,
} from '@travesia/contracts/packages';
import { listProviders } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountEverything, openDemoDatabase } from '../../../../app/testing/demo-api.ts';
import { demoId } from '../../../../demo/demo-id.ts';
import { fixedClock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { ApiRegistry } from '../../../../platform/http/api-registry.ts';
import { type CatalogRevision, followCatalogRevision } from '../../../../platform/http/revision/catalog-revision.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { loadReference } from '../../../catalog/index.ts';
import { watchPrices } from '../commands/watch-prices.ts';
import { CLINIC, staff } from '../testing/clinic-staff.ts';

const TODAY = '2026-11-20';
const OTHER = demoId('provider/ortopedia-mitras');

let database: Database;
/** Two processes over one database. */
let one: { api: ApiRegistry; revision: CatalogRevision };
let two: { api: ApiRegistry; revision: CatalogRevision };
const open = async () => {
  const revision = await followCatalogRevision(database);
  return { revision, api: mountEverything(database, TODAY, revision.current) };
};
beforeAll(async () => {
  database = await openDemoDatabase(TODAY);
  [one, two] = await Promise.all([open(), open()]);
}, 300_000);
afterAll(async () => {
  one.revision.stop();
  two.revision.stop();
  await database.close();
});

const run = async (query: ReturnType<typeof sql>) => (await database.db.execute<Record<string, unknown>>(query)).rows;

const owner = staff();
const call: ApiRegistry['call'] = (endpoint, input, context = owner) => one.api.call(endpoint, input, context);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  );
const at = (draft: PackageDraft) => ({ params: { id: draft.id }, query: {}, body: { version: draft.version } });

/** A complete draft: a copy of one of the clinic's published packages. */
async function completeDraft(): Promise<PackageDraft> {
  const { data } = await call(listOwnPackages, { query: { status: 'published' } });
  const [first] = data;
  return call(duplicateOwnPackage, { params: { id: first?.id ?? '' }, query: {} });
}

async function seen(process: typeof one, draft: { id: string }) {
  await process.revision.refresh();
  const { api } = process;
  const found = await api.call(listPackages, { query: { provider: CLINIC, limit: 100 } });
  const clinics = await api.call(listProviders, { query: { q: 'Clínica Valle Central', limit: 100 } });
  return {
    listed: found.data.some(({ id }) => id === draft.id),
    page: await codeOf(api.call(getPackage, { params: { id: draft.id }, query: {} })),
    total: found.total,
    counted: clinics.data.find(({ id }) => id === CLINIC)?.package_count,
  };
}

describe('the demo', () => {
  it('has a working copy of every package that can be published as it is, wherever its clinic may sell', async () => {
    const rows =
      await run(sql`select k.id, k.provider_id as clinic from packages k join providers p on p.id = k.provider_id
      where p.verification_status = 'verified' and p.operational_status = 'active' and k.status = 'published'`);
    const gaps = new Map<string, number>();
    for (const { id, clinic } of rows) {
      const draft = await call(
        getOwnPackage,
        { params: { id: String(id) }, query: {} },
        staff('owner', String(clinic)),
      );
      // A specialist’s title needs a registration that the clinic states for its advertising.
      for (const { code } of draft.gaps) if (code !== 'claim_not_allowed') gaps.set(code, (gaps.get(code) ?? 0) + 1);
      expect(draft.changed).toBe(false);
    }
    expect(Object.fromEntries(gaps)).toEqual({});
  });

  it('shows the clinic packages in every state', async () => {
    const { data, facets, stale_count } = await call(listOwnPackages, {
      query: { status: 'draft,published,paused,archived' },
    });
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['draft', 'published', 'paused', 'archived']));
    expect(stale_count).toBeGreaterThan(0);
    expect(facets.status.map(({ value }) => value)).toEqual(['draft', 'published', 'paused', 'archived']);
    const draft = data.find(({ id }) => id === demoId('package/clinica-valle-central/almost-complete'));
    expect(draft).toMatchObject({ edition: null, path: null });
    expect(draft?.fixes.map(({ code }) => code)).toEqual(['item_unanswered', 'payer_missing']);
    expect(draft?.completeness).toEqual({ done: Number(draft?.completeness.of) - 3, of: draft?.completeness.of });
  });
});

describe('a draft', () => {
  it('begins from what the catalog knows of its treatment and from the rules of the clinic', async () => {
    const made = await call(createOwnPackage, { query: {}, body: { treatment: 'knee-replacement' } });
    expect(made).toMatchObject({ status: 'draft', edition: null, changed: true, price: null, version: 1 });
    expect(made.content).toMatchObject({ treatment: 'knee-replacement', lines: [] });
    expect(made.content.title.es).not.toBe('');
    expect(made.content.itinerary.length).toBeGreaterThan(2);
    expect(made.content.deposit_percent).toBe(made.editor.deposit.percent);
    expect(made.gaps.map(({ code }) => code)).toContain('lines_missing');
    expect(made.actions).toEqual(['edit', 'edit_price', 'publish', 'archive', 'duplicate']);
    const empty = await call(createOwnPackage, { query: {}, body: {} });
    expect(empty.content).toMatchObject({ treatment: null, nights: null });
    expect(await codeOf(call(createOwnPackage, { query: {}, body: { treatment: 'no-such' } }))).toBe(
      'catalog.treatment_not_found',
    );
  });

  it('saves field by field, and answers a stale version with what is there now', async () => {
    const made = await call(createOwnPackage, { query: {}, body: { treatment: 'knee-replacement' } });
    const title = { en: 'Knee', es: 'Rodilla', pt: 'Joelho' };
    const saved = await call(saveOwnPackage, { ...at(made), body: { version: 1, title } });
    expect(saved).toMatchObject({ version: 2, content: { ...made.content, title } });
    const same = await call(saveOwnPackage, { ...at(saved), body: { version: 2, title } });
    expect(same.version).toBe(2);
    const stale = call(saveOwnPackage, { ...at(made), body: { version: 1, nights: 4 } });
    await expect(stale).rejects.toMatchObject({
      code: 'request.stale_version',
      facts: { present: { version: 2, content: { title } } },
    });
  });

  it('is closed to other clinics, and its prices to those who may only edit', async () => {
    const made = await call(createOwnPackage, { query: {}, body: { treatment: 'knee-replacement' } });
    const stranger = staff('owner', OTHER);
    expect(await codeOf(call(getOwnPackage, { params: { id: made.id }, query: {} }, stranger))).toBe(
      'packages.not_found',
    );
    expect(await codeOf(call(saveOwnPackage, { ...at(made), body: { version: 1, nights: 4 } }, stranger))).toBe(
      'packages.not_found',
    );
    expect(await codeOf(call(publishOwnPackage, at(made), stranger))).toBe('packages.not_found');
    expect(await codeOf(call(archiveOwnPackage, at(made), stranger))).toBe('packages.not_found');
    const coordinator = staff('coordinator');
    expect(await codeOf(call(saveOwnPackage, { ...at(made), body: { version: 1, nights: 4 } }, coordinator))).toBe(
      'ok',
    );
    const lines = [{ key: 'surgeon_fee', amount: { amount: 100, currency: made.content.currency } }];
    const priced = { ...at(made), body: { version: 2, lines } };
    expect(await codeOf(call(saveOwnPackage, priced, coordinator))).toBe('packages.price_not_allowed');
    expect(await codeOf(call(publishOwnPackage, { ...at(made), body: { version: 2 } }, coordinator))).toBe(
      'access.not_allowed',
    );
    const shown = await call(getOwnPackage, { params: { id: made.id }, query: {} }, coordinator);
    expect(shown.actions).toEqual(['edit', 'duplicate']);
    for (const role of ['clinician', 'billing'] as const) {
      expect(await codeOf(call(saveOwnPackage, { ...at(made), body: { version: 2 } }, staff(role)))).toBe(
        'access.not_allowed',
      );
      expect((await call(getOwnPackage, { params: { id: made.id }, query: {} }, staff(role))).actions).toEqual([]);
    }
  });
});

describe('publishing', () => {
  it('names everything that is missing', async () => {
    const made = await call(createOwnPackage, { query: {}, body: {} });
    const refused: unknown = await call(publishOwnPackage, at(made)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'packages.not_publishable' });
    const fields = refused instanceof ProblemError ? (refused.facts.fields ?? []) : [];
    expect(fields.map(({ path, code }) => ({ path, code }))).toEqual(
      made.gaps.map(({ path, code }) => ({ path: `body.${path}`, code })),
    );
    expect(fields.filter(({ code }) => code === 'item_unanswered')).toHaveLength(22);
  });

  it('shows the package on page, lists, counts and search of every process, and pausing hides it', async () => {
    const draft = await completeDraft();
    const before = await seen(two, draft);
    expect(before).toMatchObject({ listed: false, page: 'packages.not_found' });
    const published = await call(publishOwnPackage, at(draft));
    expect(published).toMatchObject({
      status: 'published',
      changed: false,
      edition: { number: 1 },
      confirmed_on: TODAY,
    });
    const after = await seen(two, draft);
    expect(after).toEqual({
      listed: true,
      page: 'ok',
      total: before.total + 1,
      counted: Number(before.counted) + 1,
    });
    const paused = await call(pauseOwnPackage, at(published));
    expect(await seen(two, draft)).toEqual(before);
    const resumed = await call(resumeOwnPackage, at(paused));
    expect(await seen(one, draft)).toEqual(after);
    const archived = await call(archiveOwnPackage, at(resumed));
    expect(await seen(two, draft)).toEqual(before);
    const undone = await call(undoArchiveOwnPackage, at(archived));
    expect(undone.status).toBe('published');
    expect(await seen(two, draft)).toEqual(after);
    const again = await call(archiveOwnPackage, at(undone));
    expect(again.actions).toEqual(['restore', 'duplicate']);
    const restored = await call(restoreArchivedPackage, at(again));
    expect(restored).toMatchObject({ status: 'draft', path: null });
    expect(await codeOf(call(pauseOwnPackage, at(restored)))).toBe('packages.not_possible');
  });

  it('leaves working copies, editions and agreed terms apart', async () => {
    const draft = await completeDraft();
    const first = await call(publishOwnPackage, { ...at(draft), body: { version: draft.version, note: 'First' } });
    const title = { ...first.content.title, en: 'Another title' };
    const lines = first.content.lines.map((line, place) =>
      place === 0 ? { ...line, amount: { ...line.amount, amount: line.amount.amount + 1000 } } : line,
    );
    const changed = await call(saveOwnPackage, { ...at(first), body: { version: first.version, title, lines } });
    expect(changed).toMatchObject({ changed: true, status: 'published' });
    const shown = async () => call(getPackage, { params: { id: draft.id }, query: {} });
    await one.revision.refresh();
    const before = await shown();
    expect(before.title).toBe(first.content.title.en);
    const second = await call(publishOwnPackage, at(changed));
    await one.revision.refresh();
    const after = await shown();
    expect(after).toMatchObject({ title: 'Another title', price_version: before.price_version + 1 });
    expect(after.price.amount).toBe(before.price.amount + 1000);
    const { data } = await call(listPackageEditions, { params: { id: draft.id } });
    expect(data.map(({ number, note, current }) => ({ number, note, current }))).toEqual([
      { number: 2, note: null, current: true },
      { number: 1, note: 'First', current: false },
    ]);
    const edition = await call(getPackageEdition, { params: { id: draft.id, number: 1 } });
    expect(edition.to_draft.map(({ path }) => path)).toEqual(['title.en', `lines.${lines[0]?.key}`]);
    expect(edition.from_previous).toEqual([]);
    const restored = await call(restorePackageEdition, {
      params: { id: draft.id, number: 1 },
      query: {},
      body: { version: second.version },
    });
    expect(restored).toMatchObject({ content: first.content, changed: true });
    expect(await codeOf(call(getPackageEdition, { params: { id: draft.id, number: 9 } }))).toBe(
      'packages.edition_not_found',
    );
    const [kept] = await run(
      sql`select count(*)::int as versions from package_price_versions where package_id = ${draft.id}`,
    );
    expect(kept).toEqual({ versions: 2 });
    await call(archiveOwnPackage, at(restored));
  });

  it('is refused to a suspended clinic, whose packages are gone everywhere', async () => {
    const draft = await completeDraft();
    const published = await call(publishOwnPackage, at(draft));
    await run(sql`update providers set operational_status = 'suspended' where id = ${CLINIC}`);
    expect(await seen(two, draft)).toMatchObject({ listed: false, page: 'packages.not_found', total: 0 });
    expect(await codeOf(call(publishOwnPackage, at(published)))).toBe('packages.not_publishable');
    const suspended = staff('owner', CLINIC, { suspended: true });
    const shown = await call(getOwnPackage, { params: { id: draft.id }, query: {} }, suspended);
    expect(shown.actions).toEqual([]);
    await run(sql`update providers set operational_status = 'active' where id = ${CLINIC}`);
    expect(await seen(two, draft)).toMatchObject({ listed: true, page: 'ok' });
    await call(archiveOwnPackage, at(published));
  });
});

describe('what the editor shows beside', () => {
  it('is the page itself as a preview, with unsaved changes', async () => {
    const draft = await completeDraft();
    const published = await call(publishOwnPackage, at(draft));
    await one.revision.refresh();
    const page = await call(getPackage, { params: { id: draft.id }, query: { language: 'es', currency: 'EUR' } });
    const body = { language: 'es', currency: 'EUR' } as const;
    const { package: preview } = await call(previewOwnPackage, { params: { id: draft.id }, body });
    const { version: _version, price_version: _price, quote: _quote, ...same } = page;
    expect(preview).toMatchObject(same);
    const title = { en: 'A', es: 'Una', pt: 'Uma' };
    const unsaved = await call(previewOwnPackage, { params: { id: draft.id }, body: { ...body, content: { title } } });
    expect(unsaved.package?.title).toBe('Una');
    const empty = await call(createOwnPackage, { query: {}, body: {} });
    const bare = await call(previewOwnPackage, { params: { id: empty.id }, body });
    expect(bare.package).toBeNull();
    expect(bare.unanswered).toHaveLength(22);
    await call(archiveOwnPackage, at(published));
  });

  it('compares with similar packages of others, if there are enough', async () => {
    const draft = await completeDraft();
    const { market } = await call(getSimilarPackages, { params: { id: draft.id }, query: {} });
    expect(market?.packages).toBeGreaterThanOrEqual(5);
    expect(Number(market?.lower.amount)).toBeLessThanOrEqual(Number(market?.median.amount));
    expect(Number(market?.median.amount)).toBeLessThanOrEqual(Number(market?.upper.amount));
    expect(market?.own?.currency).toBe(draft.content.currency);
  });

  it('shows the cancellation policy as dates and amounts in the zone of the clinic', async () => {
    const draft = await completeDraft();
    const query = { start_date: '2027-03-01', language: 'es' } as const;
    const { table } = await call(getPolicyTable, { params: { id: draft.id }, query });
    expect(table).toMatchObject({ starts_on: '2027-03-01', time_zone: 'America/Costa_Rica', price: draft.price });
    for (const { of_price: all } of table?.steps ?? [])
      expect(all.refund.amount + all.kept.amount).toBe(draft.price?.amount);
    expect(table?.steps.length).toBeGreaterThan(1);
    expect(table?.always.map(({ reason }) => reason)).toContain('provider_cancel');
  });
});

describe('prices', () => {
  it('change together after a test run, with what cannot change named', async () => {
    const draft = await completeDraft();
    const published = await call(publishOwnPackage, at(draft));
    const empty = await call(createOwnPackage, { query: {}, body: {} });
    const ids = [draft.id, empty.id, demoId('nothing')];
    const change = { kind: 'percent', percent: 10 } as const;
    const body = { ids, change, rounding: '10' as const };
    const test = await call(changePackagePrices, { query: {}, body: { ...body, dry_run: true } });
    expect(test.changed).toBe(0);
    expect(test.data.map(({ refused }) => refused)).toEqual([null, 'no_price', 'not_found']);
    const done = await call(changePackagePrices, { query: {}, body: { ...body, dry_run: false } });
    expect(done).toEqual({ data: test.data, changed: 1 });
    await one.revision.refresh();
    const page = await call(getPackage, { params: { id: draft.id }, query: {} });
    expect(page.price).toEqual(test.data[0]?.after);
    expect(page.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(page.price.amount);
    const now = await call(getOwnPackage, { params: { id: draft.id }, query: {} });
    expect(now).toMatchObject({ edition: { number: 2 }, changed: false, version: published.version + 1 });
    expect(
      await codeOf(call(changePackagePrices, { query: {}, body: { ...body, dry_run: true } }, staff('coordinator'))),
    ).toBe('access.not_allowed');
    await call(archiveOwnPackage, at(now));
  });

  it('are marked, told of once, hidden and shown again with one confirmation', async () => {
    const draft = await completeDraft();
    const published = await call(publishOwnPackage, at(draft));
    const clock = fixedClock(`${TODAY}T12:00:00Z`);
    const deps = { database, clock, revision: () => 1, reference: () => loadReference(database.db) };
    const old = async (days: number) =>
      run(sql`update packages set confirmed_on = ${TODAY}::date - ${days}::int where id = ${draft.id}`);
    const told = async () =>
      (
        await run(
          sql`select payload from outbox_events where event_type = 'packages.prices_old.v1' and payload ->> 'provider_id' = ${CLINIC}`,
        )
      ).map(({ payload }) => payload);
    await watchPrices(deps);
    const before = (await told()).length;
    await old(90);
    expect(await call(getOwnPackage, { params: { id: draft.id }, query: {} })).toMatchObject({
      stale: true,
      hidden: false,
    });
    await watchPrices(deps);
    await watchPrices(deps);
    expect((await told()).slice(before)).toEqual([{ provider_id: CLINIC, count: 1, hidden: 0 }]);
    expect(await seen(two, draft)).toMatchObject({ listed: true, page: 'ok' });
    await old(120);
    await watchPrices(deps);
    expect(await seen(two, draft)).toMatchObject({ listed: false, page: 'packages.not_found' });
    expect(await call(getOwnPackage, { params: { id: draft.id }, query: {} })).toMatchObject({
      status: 'published',
      stale: true,
      hidden: true,
      path: null,
    });
    expect(await call(confirmPackagePrices, { body: { ids: [draft.id] } })).toEqual({
      confirmed: 1,
      confirmed_on: TODAY,
    });
    expect(await seen(two, draft)).toMatchObject({ listed: true, page: 'ok' });
    expect((await call(confirmPackagePrices, { body: {} })).confirmed).toBeGreaterThan(1);
    expect((await call(listOwnPackages, { query: {} })).stale_count).toBe(0);
    expect(await codeOf(call(confirmPackagePrices, { body: {} }, staff('coordinator')))).toBe('access.not_allowed');
    await call(archiveOwnPackage, at(published));
  });
});
