import type { AuditAction } from '@travesia/contracts/audit';
import { type MachineActor, nextState } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import type { PastEntry } from '../audit/audit.repo.ts';
import type { AuditFacts } from '../audit/audit.tables.ts';
import type { Tx } from '../db/database.ts';
import type { Actor } from '../http/request-context.ts';
import { dueTimers } from './due-timers.ts';
import { insertChange, listChanges } from './history.repo.ts';
import type { AuditAbout, Lifecycle, Moved } from './lifecycle.ts';
import { lockRow } from './moved-rows.repo.ts';
import { replaceTimers } from './timers.repo.ts';

/** Who did something in the demo before its first visitor. */
export type PastActor = { kind: 'person'; userId: string } | { kind: 'anonymous' } | { kind: 'system' };

interface PastBy {
  actor: PastActor;
  /** In the terms of the machine. */
  as: MachineActor;
  at: Date;
  facts?: AuditFacts;
  /** Id of its audit entry, if it must not depend on this call. */
  entryId?: string;
}

/** How a row of the demo came into its present state. */
export interface PastLife<A extends string> {
  /** `audit` as the feature's command writes it, if it does. */
  begun: PastBy & { audit?: AuditAbout & { action: AuditAction } };
  moves: readonly (PastBy & { action: A; reason?: string })[];
}

/**
 * Writes the history of a demo row that was inserted in its present state, and returns its audit entries, for
 * `writePastEntries`. A row that has a history already keeps it: what visitors did is followed by the reset. Timers
 * that were due before `now` are left out, their effects belong to the past.
 */
export async function rewriteDemoHistory<R extends object, S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<R, S, A>,
  id: string,
  life: PastLife<A>,
  now: Date,
): Promise<PastEntry[]> {
  const row = await lockRow(tx, lifecycle as Lifecycle<R>, id);
  if (!row) throw new Error(`${lifecycle.entity} ${id} has no row to write a history of`);
  await setTimersAhead(tx, lifecycle, row, { entered: life.moves.at(-1)?.at ?? life.begun.at, now });
  const known = (await listChanges(tx, lifecycle as Lifecycle, id)).at(-1);
  if (!known) return writeLife(tx, lifecycle, row, life);
  const { about, state } = factsOf(lifecycle, row);
  if (known.toState === state) return [];
  const reset = { fromState: known.toState, action: 'rewritten', toState: state, version: known.version + 1 };
  await insertChange(tx, { ...about, ...reset, actorKind: 'system', actedAs: 'system', at: now });
  return [];
}

async function writeLife<R extends object, S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<R, S, A>,
  row: R,
  { begun, moves }: PastLife<A>,
): Promise<PastEntry[]> {
  const { machine } = lifecycle;
  const { about, state: present } = factsOf(lifecycle, row);
  let from = machine.initial;
  await insertChange(tx, { ...about, ...lineOf(begun), toState: from, version: 1 });
  const entries = begun.audit ? [entryOf(begun, { ...begun.audit, facts: begun.facts ?? {} })] : [];
  for (const [place, { action, reason = null, facts = {}, ...by }] of moves.entries()) {
    const to = nextState(machine, from, action, by.as);
    if (to === null) throw new Error(`no ${machine.name} could ${action} from ${from} in the demo`);
    const line = { fromState: from, action, toState: to, version: place + 2 };
    await insertChange(tx, { ...about, ...lineOf(by), ...line, reason });
    const moved: Moved<R, S, A> = { ...by, row, action, from, to, actor: by.actor as Actor, reason, facts };
    entries.push(entryOf(by, lifecycle.auditOf(moved)));
    from = to;
  }
  if (from !== present)
    throw new Error(`the past of ${about.entity} ${about.entityId} ends in ${from}, not in ${present}`);
  return entries;
}

async function setTimersAhead<R extends object, S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<R, S, A>,
  row: R,
  { entered, now }: { entered: Date; now: Date },
): Promise<void> {
  const { machine, entity, columns } = lifecycle;
  const { about, state } = factsOf(lifecycle, row);
  const instantOf = (name: string) => {
    const instant = (row as Readonly<Record<string, unknown>>)[columns.instants[name] ?? ''];
    return instant instanceof Date ? instant : null;
  };
  const ahead = dueTimers(machine, state, { entered, instantOf }).filter(({ dueAt }) => dueAt > now);
  const place = { machine: machine.name, entity, entityId: about.entityId, state };
  await replaceTimers(
    tx,
    lifecycle as Lifecycle,
    about.entityId,
    ahead.map((timer) => ({ ...timer, ...place })),
  );
}

function factsOf<R extends object, S extends string, A extends string>(
  { machine, entity, columns }: Lifecycle<R, S, A>,
  row: R,
) {
  const values = row as Readonly<Record<string, unknown>>;
  const subject = columns.subject === null ? null : values[columns.subject];
  return {
    about: {
      machine: machine.name,
      entity,
      entityId: String(values['id']),
      subjectId: typeof subject === 'string' ? subject : null,
    },
    state: String(values[columns.state]),
  };
}

const lineOf = ({ actor, as, at }: PastBy) => ({
  actorKind: actor.kind,
  actorId: actor.kind === 'person' ? actor.userId : null,
  actedAs: as,
  at,
});

const entryOf = (
  { actor, at, entryId = uuidv7() }: PastBy,
  { target, ...said }: AuditAbout & { action: AuditAction; facts: AuditFacts },
): PastEntry => ({
  ...said,
  id: entryId,
  at,
  actorKind: actor.kind,
  actorId: actor.kind === 'person' ? actor.userId : null,
  targetType: target?.type,
  targetId: target?.id,
});
