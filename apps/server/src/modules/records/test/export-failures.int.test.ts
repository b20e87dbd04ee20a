import { readdirSync, truncateSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RECORD_EXPORTS_MAX, type Disclosures, type RecordExport } from '@travesia/contracts/records';
import { expireRecordExports } from '../packs/commands/expire-record-exports.ts';
import { makeRecordExport } from '../packs/commands/make-record-export.ts';
import { createRecordSeal, type RecordsDeps } from '../records-deps.ts';
import { openRecordsHouse, type RecordsHouse } from '../testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const ask = async (token: string, kind: 'zip' | 'pack' = 'zip') => {
  const asked = await house.send(
    'POST',
    '/medical-records/exports',
    token,
    { kind, language: 'en' },
    { 'idempotency-key': uuidv7() },
  );
  return { status: asked.status, code: asked.body.code, id: String(asked.body['id' as never]) };
};
const list = async (token: string) =>
  ((await house.send('GET', '/medical-records/exports', token)).body as unknown as { data: RecordExport[] }).data;

/** Makes a file as the job’s last attempt does. */
async function tryLast(id: string): Promise<unknown> {
  const deps = { ...house, seal: createRecordSeal(house.accounts.secret) } as unknown as RecordsDeps;
  return makeRecordExport(deps, id, true).catch((error: unknown) => error);
}

describe('a file of records that can’t be made', () => {
  it('says that its records were erased meanwhile, without trying again', async () => {
    const { token } = await house.patient();
    const record = await house.added(token);
    const { id } = await ask(token);
    await house.send('DELETE', `/medical-records/${record.id}`, token, { version: record.version });
    await house.settle();
    expect(await list(token)).toMatchObject([{ id, status: 'failed', failure: 'nothing_left', actions: ['delete'] }]);
    expect((await ask(token)).code).toBe('records.nothing_to_export');
  });

  it.each(['zip', 'pack'] as const)('says that a stored file can’t be read: %s', async (kind) => {
    const { token } = await house.patient();
    await house.added(token);
    const { id } = await ask(token, kind);
    const stored = readdirSync(house.folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(house.folder, name))
      .filter((file) => statSync(file).isFile());
    for (const file of stored) truncateSync(file, Math.floor(statSync(file).size / 2));
    expect(await tryLast(id)).toBeInstanceOf(Error);
    expect(await list(token)).toMatchObject([{ status: 'failed', failure: 'file_unreadable' }]);
  });

  it('says that it was interrupted if it never ends, and makes room for the next', async () => {
    const { token, userId } = await house.patient();
    await house.added(token);
    const { id } = await ask(token);
    await house.run(sql`update record_exports set status = 'making'`);
    await expireRecordExports(house);
    expect((await ask(token)).code).toBe('records.export_running');
    house.pass(4 * 60 + 1);
    await expireRecordExports(house);
    const later = await house.signIn(userId);
    expect(await list(later)).toMatchObject([{ id, status: 'failed', failure: 'interrupted' }]);
    expect((await ask(later)).status).toBe(202);
  });

  it('has no reason while it is made and once it is ready', async () => {
    const { token } = await house.patient();
    await house.added(token);
    await ask(token);
    expect(await list(token)).toMatchObject([{ status: 'queued', failure: null }]);
    await house.settle();
    expect(await list(token)).toMatchObject([{ status: 'ready', failure: null }]);
  });
});

describe('limits', () => {
  it('allow a few files at a time, so that a vault can’t be copied again and again', async () => {
    const { token } = await house.patient();
    await house.added(token);
    for (let made = 0; made < RECORD_EXPORTS_MAX; made++) {
      expect((await ask(token)).status).toBe(202);
      await house.settle();
    }
    expect((await ask(token)).code).toBe('records.too_many_exports');
    const [one] = await list(token);
    await house.send('DELETE', `/medical-records/exports/${one?.id}`, token);
    expect((await ask(token)).status).toBe(202);
  });

  it('of a shared account are those of each session, which sees only its own files and disclosures', async () => {
    const { token, userId, journeyId } = await house.asking();
    const { id } = await house.added(token);
    for (const table of ['users', 'providers', 'cases', 'journeys'])
      await house.run(sql`update ${sql.identifier(table)} set demo = true`);
    const [mine, theirs] = [await house.signIn(userId), await house.signIn(userId)];
    const made = await ask(mine);
    // One at a time in each session, not in all of them.
    expect((await ask(mine)).code).toBe('records.export_running');
    expect((await ask(theirs)).status).toBe(202);
    await house.settle();
    expect(await list(mine)).toMatchObject([{ id: made.id, status: 'ready' }]);
    const place = `/medical-records/exports/${made.id}`;
    expect((await house.send('GET', `${place}/content`, theirs)).status).toBe(404);
    expect((await house.send('DELETE', place, theirs)).status).toBe(404);
    for (let more = 1; more < RECORD_EXPORTS_MAX; more++) {
      await ask(mine);
      await house.settle();
    }
    expect((await ask(mine)).code).toBe('records.too_many_exports');
    expect((await ask(theirs)).status).toBe(202);

    expect((await house.share(mine, id, journeyId)).status).toBe(201);
    const disclosed = async (who: string) =>
      (await house.send('GET', '/medical-records/disclosures', who)).body as unknown as Disclosures;
    expect((await disclosed(mine)).data).toMatchObject([{ kind: 'shared' }]);
    expect((await disclosed(theirs)).data).toEqual([]);
    const table = async (who: string) =>
      (await house.send('GET', '/medical-records/disclosures/export?format=csv&language=en', who)).raw
        .trim()
        .split('\n');
    expect(await table(mine)).toHaveLength(2);
    expect(await table(theirs)).toHaveLength(1);
  });
});
