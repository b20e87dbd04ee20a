import {
  MACHINE_ACTORS,
  type MachineActor,
  machineFaults,
  needOf,
  nextState,
  type Transition,
} from '@travesia/contracts/kit';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Tx } from '../../platform/db/database.ts';
import { unitOfWork } from '../../platform/db/unit-of-work.ts';
import { lifecyclesOf } from '../../platform/feature/create-product.ts';
import type { ProblemError } from '../../platform/problem-error.ts';
import { openTestDatabase } from '../../platform/testing/test-database.ts';
import type { Lifecycle } from '../../platform/transition/lifecycle.ts';
import { transition } from '../../platform/transition/transition.ts';
import { features } from '../features.ts';
import { writeNeeded } from '../testing/moves/needed-rows.ts';
import { AT, rowInState } from '../testing/moves/rows-in-state.ts';

const SYSTEM = { kind: 'system' } as const;
const GIVEN = { reason: 'because', documents: ['019aa000-0000-7000-8000-000000000009'] };
const nameOf = ({ machine, entity }: Lifecycle) => `${machine.name} of ${entity}`;
const all = lifecyclesOf(features).toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));

/** The problem for a transition the table does not allow. */
const REFUSED: Readonly<Record<string, (state: string) => string>> = {
  account: () => 'access.not_allowed',
  booking: () => 'bookings.not_possible',
  check_in: () => 'aftercare.not_possible',
  incident: () => 'aftercare.not_possible',
  case: () => 'journeys.case_closed',
  claim: () => 'claims.not_possible',
  journey: () => 'journeys.not_possible',
  journey_document: () => 'journeys.document_not_possible',
  discharge_pack: () => 'journeys.discharge_not_possible',
  journey_companion: () => 'journeys.companion_not_possible',
  record_file: () => 'records.file_not_found',
  record_link: () => 'records.link_not_possible',
  'record export': () => 'records.export_not_ready',
  record_share: () => 'records.share_not_possible',
  record_request: () => 'records.request_not_possible',
  record_emergency: () => 'records.emergency_not_possible',
  journey_task: () => 'journeys.task_not_possible',
  quote: () => 'journeys.quote_not_possible',
  payment: () => 'payments.not_possible',
  recall: () => 'recalls.not_possible',
  refund: () => 'payments.not_possible',
  dispute: () => 'payments.not_possible',
  'dispute answer': () => 'payments.dispute_closed',
  'balance request': () => 'payments.not_possible',
  payout: () => 'financials.not_possible',
  adjustment: () => 'financials.not_possible',
  'provider application': () => 'application.not_editable',
  'directory claim': () => 'leads.not_possible',
  'message to the team': () => 'leads.not_possible',
  request: () => 'leads.not_possible',
  credential: () => 'providers.stands_differently',
  'data export': () => 'privacy.export_not_ready',
  import: () => 'imports.not_possible',
  facility_pair: () => 'imports.not_possible',
  import_run: () => 'imports.not_possible',
  invitation: (state) => (state === 'pending' ? 'access.not_allowed' : 'invitation.not_valid'),
  package: () => 'packages.not_possible',
  'package proposal': () => 'packages.proposal_moved',
  'clinic change': () => 'providers.change_decided',
  'provider operation': () => 'providers.stands_differently',
  treatment_approval: () => 'advertising.approval_decided',
  'support ticket': () => 'support.not_possible',
  treatment: () => 'catalog.status_not_possible',
  'provider verification': () => 'providers.stands_differently',
};
/** The problem for missing input. */
const UNMET: Readonly<Record<string, string>> = {
  'provider application documents': 'application.incomplete',
  'provider verification documents': 'providers.licence_missing',
};

/** The product's transitions as a table, next to this file. */
const moves: string[] = [];
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await unitOfWork(database, writeNeeded);
});
afterAll(() => database.close());

/** Runs something in a transaction that is rolled back. */
async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const stop = new Error('undone');
  await unitOfWork(database, async (tx) => {
    await work(tx);
    throw stop;
  }).catch((error: unknown) => {
    if (error !== stop) throw error;
  });
}

const member = ({ table }: Lifecycle, name: string) => (table as unknown as Record<string, PgColumn>)[name] as PgColumn;

async function read(tx: Tx, lifecycle: Lifecycle, id: string): Promise<Record<string, unknown>> {
  const [row] = await tx
    .select()
    .from(lifecycle.table)
    .where(eq(member(lifecycle, 'id'), id));
  return row as Record<string, unknown>;
}

const written = async (tx: Tx) => ({
  lines: (await tx.execute(sql`select * from state_changes order by position`)).rows,
  entries: (await tx.execute(sql`select * from audit_entries order by position`)).rows,
  events: (await tx.execute(sql`select event_type from outbox_events order by position`)).rows,
});

const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'moved',
    (error: ProblemError) => error.code,
  );

interface Case {
  state: string;
  action: string;
  as: MachineActor;
}

const casesOf = ({ machine }: Lifecycle): Case[] =>
  Object.keys(machine.states).flatMap((state) =>
    Object.keys(machine.transitions).flatMap((action) => MACHINE_ACTORS.map((as) => ({ state, action, as }))),
  );

const isAllowed = ({ machine }: Lifecycle, { state, action, as }: Case) =>
  nextState(machine, state, action, as) !== null;

/** Tries something with a row in a state, and expects no effect. */
const unmoved = (lifecycle: Lifecycle, state: string, work: (tx: Tx, id: string) => Promise<void>): Promise<void> =>
  undone(async (tx) => {
    const id = await rowInState(tx, lifecycle, state);
    const before = await read(tx, lifecycle, id);
    await work(tx, id);
    expect(await read(tx, lifecycle, id)).toEqual(before);
    expect(await written(tx)).toEqual({ lines: [], entries: [], events: [] });
  });

describe.each(all.map((lifecycle) => [nameOf(lifecycle), lifecycle] as const))('%s', (_name, lifecycle) => {
  const { machine, columns } = lifecycle;
  const cases = casesOf(lifecycle);
  const states = Object.keys(machine.states);

  it('has a valid table, with exactly the states the database accepts', async () => {
    expect(machineFaults(machine)).toEqual([]);
    for (const state of states)
      await undone(async (tx) => {
        const id = await rowInState(tx, lifecycle, state);
        expect((await read(tx, lifecycle, id))[columns.state]).toBe(state);
        const unknown = tx
          .update(lifecycle.table)
          .set({ [columns.state]: 'unheard_of' })
          .where(eq(member(lifecycle, 'id'), id));
        await expect(unknown).rejects.toMatchObject({ cause: { code: '23514' } });
      });
  });

  it('makes every transition of the table, with its history line, audit entry and event', async () => {
    for (const one of cases.filter((each) => isAllowed(lifecycle, each)))
      await undone(async (tx) => {
        const id = await rowInState(tx, lifecycle, one.state, one.action);
        const before = await read(tx, lifecycle, id);
        const moved = await transition(tx, lifecycle, { ...GIVEN, id, ...one, actor: SYSTEM, at: AT });
        const to = (machine.transitions[one.action] as Transition<string>).to;
        const version = Number(before[columns.version]) + 1;
        expect(moved).toEqual(await read(tx, lifecycle, id));
        expect(moved).toMatchObject({ [columns.state]: to, [columns.version]: version });
        const { lines, entries, events } = await written(tx);
        expect(lines).toMatchObject([
          {
            machine: machine.name,
            entity: lifecycle.entity,
            entity_id: id,
            from_state: one.state,
            action: one.action,
            to_state: to,
            version,
            acted_as: one.as,
            reason: 'because',
          },
        ]);
        expect(entries).toHaveLength(1);
        expect(events.length).toBeLessThan(2);
        const says = events[0]?.['event_type'] ?? 'no event';
        moves.push(
          [
            machine.name,
            lifecycle.entity,
            `${one.state} → ${to}`,
            one.action,
            one.as,
            entries[0]?.['action'],
            says,
          ].join(' | '),
        );
      });
  });

  it('refuses every other transition with the declared problem, and changes nothing', async () => {
    for (const state of states)
      await unmoved(lifecycle, state, async (tx, id) => {
        for (const one of cases.filter((each) => each.state === state && !isAllowed(lifecycle, each))) {
          const attempt = transition(tx, lifecycle, { ...GIVEN, id, ...one, actor: SYSTEM, at: AT });
          expect([one, await codeOf(attempt)]).toEqual([one, REFUSED[machine.name]?.(state)]);
        }
      });
  });

  it('refuses a transition of a stale version', async () => {
    for (const one of cases.filter((each) => isAllowed(lifecycle, each)))
      await unmoved(lifecycle, one.state, async (tx, id) => {
        const move = { ...GIVEN, id, ...one, actor: SYSTEM, at: AT, version: 0 };
        expect(await codeOf(transition(tx, lifecycle, move))).toBe('request.stale_version');
      });
  });
});

it('refuses every transition with a missing reason or document', async () => {
  const needing = all.flatMap((lifecycle) =>
    casesOf(lifecycle).flatMap((one) => {
      const need = isAllowed(lifecycle, one) ? needOf(lifecycle.machine, one.action, one.as) : undefined;
      return need ? [{ lifecycle, one, code: UNMET[`${lifecycle.machine.name} ${need}`] ?? 'request.invalid' }] : [];
    }),
  );
  expect(needing.length).toBeGreaterThan(15);
  for (const { lifecycle, one, code } of needing)
    await unmoved(lifecycle, one.state, async (tx, id) => {
      const move = { id, ...one, actor: SYSTEM, at: AT };
      expect(await codeOf(transition(tx, lifecycle, move))).toBe(code);
      expect(await codeOf(transition(tx, lifecycle, { ...move, reason: ' ', documents: [] }))).toBe(code);
    });
});

it('matches the recorded table of transitions', async () => {
  await expect(`${moves.join('\n')}\n`).toMatchFileSnapshot('moves.table.txt');
});
