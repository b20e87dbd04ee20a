import type { AuditAction } from '@travesia/contracts/audit';
import { type MachineActor, type Need, needOf, nextState } from '@travesia/contracts/kit';
import { appendAudit, type AuditEntry } from '../audit/append-audit.ts';
import type { AuditFacts } from '../audit/audit.tables.ts';
import type { Tx } from '../db/database.ts';
import { ProblemError } from '../problem-error.ts';
import { insertChange } from './history.repo.ts';
import type { Asked, Lifecycle, Moved } from './lifecycle.ts';
import { lockRow, writeMove } from './moved-rows.repo.ts';
import { beginTimers, hasTimers, setTimers } from './set-timers.ts';

/** The row: by its id, or as locked by the caller. */
export type Which<R> = { id: string; row?: undefined } | { row: R; id?: undefined };

interface By {
  actor: AuditEntry['actor'];
  /** The actor, in the terms of the machine: whoever opens a ticket acts as `patient` whatever their role. */
  as: MachineActor;
  at: Date;
  /** Facts of the audit entry besides those of the lifecycle; never names, addresses or contents. */
  facts?: AuditFacts;
}

export type Move<R, A extends string> = Which<R> &
  By & {
    action: A;
    /** The version the caller read. */
    version?: number | undefined;
    reason?: string | undefined;
    /** Ids of the documents provided. */
    documents?: readonly string[] | undefined;
    /** Columns to change with it, besides those of the lifecycle. */
    set?: Partial<NoInfer<R>> | undefined;
  };

/**
 * Moves a row according to its machine, the only way a state is written: locks it, checks version, state, actor and
 * needs, and writes row, history, audit entry, event and timers in the caller's transaction. Returns the updated row.
 * Throws the lifecycle's problems, and `request.stale_version`.
 */
export async function transition<R extends object, S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<R, S, A>,
  move: Move<R, A>,
): Promise<R> {
  const { machine } = lifecycle;
  const row = await held<R, S, A>(tx, lifecycle, move);
  const present = factsOf(lifecycle, row);
  if (move.version !== undefined && move.version !== present.version) throw new ProblemError('request.stale_version');
  const asked = askedFor(lifecycle, row, move);
  const to = allowed(lifecycle, asked);
  refuseUnmet(lifecycle, move);
  const set = { ...lifecycle.setsOf({ ...asked, to }), ...move.set };
  const written = await writeMove(tx, lifecycle as Lifecycle<R>, { ...present, from: present.state, to, set });
  if (!written) throw new ProblemError('request.stale_version');
  const moved: Moved<R, S, A> = { ...asked, row: written, to };
  const version = present.version + 1;
  await insertChange(tx, {
    ...lineOf(lifecycle, written, { ...move, reason: asked.reason }),
    fromState: asked.from,
    action: asked.action,
    toState: to,
    version,
  });
  await appendAudit(tx, { ...lifecycle.auditOf(moved), actor: move.actor, at: move.at });
  await lifecycle.eventOf(moved)?.(tx);
  lifecycle.liveOf(written)?.();
  if (hasTimers(machine)) await setTimers(tx, lifecycle as Lifecycle, written, move.at);
  return written;
}

/** Throws what the transition would be refused with, for commands with more checks before it. */
export function refuseMove<R extends object, S extends string, A extends string>(
  lifecycle: Lifecycle<R, S, A>,
  row: R,
  move: By & { action: A },
): void {
  allowed(lifecycle, askedFor(lifecycle, row, move));
}

/**
 * Records a new row: the first line of its history, the timers of its initial state and, if `audit` is given, an
 * entry. Call it in the transaction of the insert.
 */
export async function begin<R extends object, S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<R, S, A>,
  {
    audit,
    ...made
  }: Which<R> &
    By & { audit?: Pick<AuditEntry, 'target' | 'subjectId' | 'contextProviderId'> & { action: AuditAction } },
): Promise<R> {
  const row = await held<R, S, A>(tx, lifecycle, made);
  const { state, version } = factsOf(lifecycle, row);
  await insertChange(tx, { ...lineOf(lifecycle, row, { ...made, reason: null }), toState: state, version });
  if (audit) await appendAudit(tx, { ...audit, actor: made.actor, at: made.at, facts: made.facts ?? {} });
  if (hasTimers(lifecycle.machine)) await beginTimers(tx, lifecycle as Lifecycle, row, made.at);
  lifecycle.liveOf(row)?.();
  return row;
}

/** The row, locked: as passed by the caller, or by its id. */
async function held<R extends object, S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<R, S, A>,
  { row, id }: Which<R>,
): Promise<R> {
  const locked = row ?? (id === undefined ? undefined : await lockRow(tx, lifecycle as Lifecycle<R>, id));
  if (!locked) throw lifecycle.missing();
  return locked;
}

function askedFor<R extends object, S extends string, A extends string>(
  lifecycle: Lifecycle<R, S, A>,
  row: R,
  { action, actor, as, at, reason, facts = {} }: By & { action: A; reason?: string | undefined },
): Asked<R, S, A> {
  const from = factsOf(lifecycle, row).state as S;
  return { row, action, from, actor, as, reason: reason?.trim() || null, at, facts };
}

function allowed<R extends object, S extends string, A extends string>(
  lifecycle: Lifecycle<R, S, A>,
  asked: Asked<R, S, A>,
): S {
  const to = nextState(lifecycle.machine, asked.from, asked.action, asked.as);
  if (to === null) throw lifecycle.refuse(asked);
  const kept = lifecycle.guard(asked);
  if (kept) throw kept;
  return to;
}

function refuseUnmet<R extends object, S extends string, A extends string>(
  lifecycle: Lifecycle<R, S, A>,
  { action, as, reason, documents }: Pick<Move<R, A>, 'action' | 'as' | 'reason' | 'documents'>,
): void {
  const given: Readonly<Record<Need, boolean>> = {
    reason: Boolean(reason?.trim()),
    documents: Boolean(documents?.length),
  };
  const need = needOf(lifecycle.machine, action, as);
  if (need && !given[need]) throw lifecycle.unmet(need);
}

/** What the kit needs of a row, whatever its column names. */
function factsOf<R extends object>(
  { columns }: Pick<Lifecycle<R>, 'columns'>,
  row: R,
): { id: string; state: string; version: number } {
  const values = row as Readonly<Record<string, unknown>>;
  return {
    id: String(values['id']),
    state: String(values[columns.state]),
    version: Number(values[columns.version]),
  };
}

function lineOf<R extends object, S extends string, A extends string>(
  { machine, entity, columns }: Lifecycle<R, S, A>,
  row: R,
  { actor, as, at, reason }: Pick<By, 'actor' | 'as' | 'at'> & { reason: string | null },
) {
  const values = row as Readonly<Record<string, unknown>>;
  const subject = columns.subject === null ? null : values[columns.subject];
  return {
    machine: machine.name,
    entity,
    entityId: String(values['id']),
    actorKind: actor.kind,
    actorId: actor.kind === 'person' ? actor.userId : null,
    actedAs: as,
    subjectId: typeof subject === 'string' ? subject : null,
    reason,
    at,
  };
}
