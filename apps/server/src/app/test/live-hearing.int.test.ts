import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveEvent } from '@travesia/contracts/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeamsHouse } from '../../modules/team-messages/testing/teams-house.ts';
import { pause } from '../../platform/realtime/testing/open-hub.ts';
import { makePrincipals, PRINCIPALS, type Principal } from '../testing/authorization/principals.ts';
import { ACTS, type Stage } from '../testing/live-hearing/acts.ts';
import { type Listeners, openListeners } from '../testing/live-hearing/listeners.ts';
import { LEAVING, leave, makeLeaving, speakToAll } from '../testing/live-hearing/leaving.ts';
import { type Hearing, lineOf, readHearing, writeHearing } from '../testing/live-hearing/table.ts';

const CONTRACTS = path.resolve(import.meta.dirname, '../../../../../packages/contracts/src');

/** The live events that the contract declares, from all its files. */
async function declaredEvents(): Promise<string[]> {
  const files = globSync('**/*.ts', { cwd: CONTRACTS }).filter(
    (file) => !file.startsWith('kit') && readFileSync(path.join(CONTRACTS, file), 'utf8').includes('defineLiveEvent('),
  );
  const isEvent = (one: unknown): one is LiveEvent => one !== null && typeof one === 'object' && 'numbered' in one;
  const loaded = await Promise.all(
    files.map(async (file) => Object.values((await import(path.join(CONTRACTS, file))) as object)),
  );
  return loaded.flatMap((all) => all.filter(isEvent).map(({ name }) => name)).toSorted();
}

/** Who hears of things, by whose they are. Admins hear of all that is not of a team. */
const HEARERS: Readonly<Record<string, readonly Principal[]>> = {
  clinic: ['patient', 'provider', 'org-context', 'org-no-context', 'org-left'],
  'another clinic': ['other-patient', 'other-provider'],
  'the demo': ['demo', 'demo-admin'],
};
const ADMINS: readonly Principal[] = ['admin', 'admin-context', 'admin-context-over'];

let house: Awaited<ReturnType<typeof openTeamsHouse>>;
let listeners: Listeners;
let stage: Stage;
const found = new Map<string, Hearing>();
const acted: string[] = [];

const cells = (cell: (who: Principal) => string): Hearing =>
  Object.fromEntries(PRINCIPALS.map((who) => [who, cell(who)])) as Hearing;

beforeAll(async () => {
  house = await openTeamsHouse();
  await house.clear();
  const people = await makePrincipals(house.house);
  const everyone = { ...people, ...(await makeLeaving(house, people)) };
  listeners = await openListeners(house, everyone);
  found.set(
    lineOf('connects', 'ready'),
    cells((who) => listeners.refused.get(who) ?? 'hears'),
  );
  stage = { house, people: everyone, listeners, kept: new Map<string, string>() };
  for (const { name, does } of ACTS) {
    await does(stage);
    const heard = await listeners.heard();
    if (heard.size > 0) acted.push(name);
    for (const [event, by] of [...heard].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      found.set(
        lineOf(name, event),
        cells((who) => (by.has(who) ? 'hears' : '-')),
      );
  }
  if (process.env['WRITE_LIVE_TABLE']) writeHearing(found);
});
afterAll(async () => {
  await listeners.close();
  await house.close();
});

describe('every live event × every principal', () => {
  it('is caused by an act of these tests', async () => {
    const events = await declaredEvents();
    const heard = new Set([...found.keys()].map((line) => line.split('\t')[1]));
    expect(events.filter((event) => !heard.has(event))).toEqual([]);
    expect(events.length).toBeGreaterThan(15);
    expect(acted).toEqual(ACTS.map(({ name }) => name));
  });

  it('is told to whom the reviewed table says, cell by cell', () => {
    const table = readHearing();
    expect([...found.keys()]).toEqual([...table.keys()]);
    const different = [...found].flatMap(([line, row]) =>
      PRINCIPALS.filter((who) => table.get(line)?.[who] !== row[who]).map(
        (who) => `${line} for ${who}: the table says ${table.get(line)?.[who]}, the product ${row[who]}`,
      ),
    );
    expect(different).toEqual([]);
  });

  it('is heard by nobody whose things it is not about', () => {
    const acts = ACTS.filter(({ about }) => about !== 'everything');
    const strangers = acts.flatMap(({ name, about = 'clinic' }) =>
      [...found]
        .filter(([line]) => line.startsWith(`${name}\t`))
        .flatMap(([line, row]) =>
          PRINCIPALS.filter((who) => row[who] === 'hears' && ![...(HEARERS[about] ?? []), ...ADMINS].includes(who)).map(
            (who) => `${line} for ${who}`,
          ),
        ),
    );
    expect(strangers).toEqual([]);
  });
});

describe('what is heard', () => {
  it('is nothing five seconds after the right to it was revoked', async () => {
    await speakToAll(stage);
    const before = await listeners.heard();
    for (const [who, { event }] of Object.entries(LEAVING))
      expect([...(before.get(event) ?? [])], event).toContain(who);

    await leave(stage);
    await listeners.heard();
    await pause(5000);
    await speakToAll(stage);
    const after = await listeners.heard();
    for (const [who, { event }] of Object.entries(LEAVING))
      expect([...(after.get(event) ?? [])], `${event} for ${who}`).not.toContain(who);
    expect(listeners.endsOf('signs out')).toEqual(['access.signed_out']);
    expect(listeners.endsOf('is suspended')).toEqual(['access.signed_out']);
    // Those who stay go on hearing.
    expect([...(after.get('message.created') ?? [])]).toEqual(expect.arrayContaining(['patient', 'provider']));
    expect([...(after.get('team_message.created') ?? [])]).toContain('org-no-context');
    expect([...(after.get('booking.changed') ?? [])]).toEqual(expect.arrayContaining(['patient', 'provider', 'admin']));
  });
});
