import type { AuditAction } from '@travesia/contracts/audit';
import type { EventType, LiveEvent, Machine, MachineActor, Need } from '@travesia/contracts/kit';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AuditEntry } from '../audit/append-audit.ts';
import type { AuditFacts } from '../audit/audit.tables.ts';
import { tableName } from '../db/columns.ts';
import type { Tx } from '../db/database.ts';
import { appendEvent } from '../outbox/append-event.ts';
import { ProblemError } from '../problem-error.ts';
import type { Room } from '../realtime/rooms.ts';
import { tellLive } from '../realtime/tell-live.ts';

type ProblemCode = ConstructorParameters<typeof ProblemError>[0];

/** A requested transition, as the lifecycle's functions see it: `row` is locked and not changed yet. */
export interface Asked<R, S extends string = string, A extends string = string> {
  row: R;
  action: A;
  from: S;
  actor: AuditEntry['actor'];
  as: MachineActor;
  reason: string | null;
  at: Date;
  /** What the caller provided for the audit entry and the event. */
  facts: AuditFacts;
}

/** A completed transition; `row` is the new state. */
export interface Moved<R, S extends string = string, A extends string = string> extends Asked<R, S, A> {
  to: S;
}

/** An event with its payload, ready to be appended. */
export type Said = (tx: Tx) => Promise<unknown>;

/** Pairs an event with its payload; the compiler checks them against each other. */
export const says =
  <P extends z.ZodType>(event: EventType<P>, payload: z.input<P>): Said =>
  (tx) =>
    appendEvent(tx, event, payload);

/** A live event about a row, ready to be told after the commit. */
export type LiveTold = () => void;

/** Pairs a live event with its data and who hears it; the compiler checks them against each other. */
export const tells =
  <P extends z.ZodType>(event: LiveEvent<P>, data: z.input<P>, rooms: readonly Room[]): LiveTold =>
  () =>
    tellLive(event, data, rooms);

/** Subject and target of an audit entry, besides the actor. */
export type AuditAbout = Pick<AuditEntry, 'target' | 'subjectId' | 'contextProviderId'>;

type AuditSaid<R, S extends string, A extends string> = AuditAction | ((moved: Moved<R, S, A>) => AuditAction);
type KeyOf<R, V> = { [K in keyof R]-?: R[K] extends V ? K : never }[keyof R] & string;
type Row<Table extends PgTable> = Table['$inferSelect'];

interface Definition<Table extends PgTable, S extends string, A extends string, T extends string, I extends string> {
  machine: Machine<S, A, T, I>;
  table: Table;
  columns: {
    state: KeyOf<Row<Table>, S>;
    version: KeyOf<Row<Table>, number>;
    /** The user the row is about: history records them, so that a deletion finds what was written about them. */
    subject?: KeyOf<Row<Table>, string | null>;
    /** The column of each instant that timers count from. */
    instants?: Record<I, KeyOf<Row<Table>, Date | null>>;
  };
  /** Audit action of each machine action. Exhaustive: an action without an entry does not compile. */
  audit: Record<A, AuditSaid<Row<Table>, S, A>>;
  about: (moved: Moved<Row<Table>, S, A>) => AuditAbout;
  /** Facts derived from the transition itself; the caller's are added. */
  facts?: (moved: Moved<Row<Table>, S, A>) => AuditFacts;
  /** Events of actions, published with the transition; null if this one has none. */
  events?: Partial<Record<A, (moved: Moved<Row<Table>, S, A>) => Said | null>>;
  /** What connected clients are told of each new version of a row, its first one too. */
  live?: (row: Row<Table>) => LiveTold;
  /** Columns set by a transition, whoever makes it, such as when it was answered. */
  sets?: (asked: Asked<Row<Table>, S, A> & { to: S }) => Partial<Row<Table>>;
  /** What prevents a transition the table allows, such as an expired invitation; null if nothing does. */
  guard?: (asked: Asked<Row<Table>, S, A>) => ProblemError | null;
  /** The problem for a transition the table does not allow. */
  refused: ProblemCode | ((asked: Asked<Row<Table>, S, A>) => ProblemError);
  /** The problem for an unknown id. */
  missing: ProblemCode;
  /** The problem for a missing reason or document; defaults to `request.invalid` naming it. */
  unmet?: Partial<Record<Need, ProblemCode>>;
  /** What a timer does in addition to or instead of the transition, in its transaction; the row is locked. */
  timed?: Partial<Record<A, (tx: Tx, row: Row<Table>, at: Date) => Promise<void>>>;
}

/** Timers that count from an instant need its column. */
type WithInstants<I extends string> = [I] extends [never] ? unknown : { columns: { instants: Record<I, string> } };

/**
 * How the rows of one table move through one machine. Its functions are methods, so that lifecycles of different
 * tables fit in one list.
 */
export interface Lifecycle<R extends object = object, S extends string = string, A extends string = string> {
  machine: Machine<S, A, string>;
  table: PgTable;
  /** Table name in the database. */
  entity: string;
  /** Names of the row's members. */
  columns: { state: string; version: string; subject: string | null; instants: Readonly<Record<string, string>> };
  auditOf(moved: Moved<R, S, A>): { action: AuditAction; facts: AuditFacts } & AuditAbout;
  eventOf(moved: Moved<R, S, A>): Said | null;
  liveOf(row: R): LiveTold | null;
  setsOf(asked: Asked<R, S, A> & { to: S }): Partial<R>;
  guard(asked: Asked<R, S, A>): ProblemError | null;
  refuse(asked: Asked<R, S, A>): ProblemError;
  unmet(need: Need): ProblemError;
  missing(): ProblemError;
  /** What a timer does in addition to or instead of the transition; null if nothing else. */
  onTimer(action: A, tx: Tx, row: R, at: Date): Promise<void> | null;
}

/** Declares how the rows of a table move: the machine, its columns, and each transition's audit entry and events. */
export function defineLifecycle<
  Table extends PgTable,
  const S extends string,
  const A extends string,
  const T extends string,
  const I extends string,
>({
  machine,
  table,
  columns: { subject, instants, ...columns },
  ...rest
}: Definition<Table, S, A, T, I> & WithInstants<I>): Lifecycle<Row<Table>, S, A> {
  const { audit, about, facts, events, live, sets, guard, refused, missing, unmet, timed } = rest as Definition<
    Table,
    S,
    A,
    T,
    I
  >;
  return {
    machine,
    table,
    entity: tableName(table),
    columns: { ...columns, subject: subject ?? null, instants: instants ?? {} },
    auditOf: (moved) => {
      const said: AuditSaid<Row<Table>, S, A> = audit[moved.action];
      const action = typeof said === 'function' ? said(moved) : said;
      return { action, facts: { ...facts?.(moved), ...moved.facts }, ...about(moved) };
    },
    eventOf: (moved) => events?.[moved.action]?.(moved) ?? null,
    liveOf: (row) => live?.(row) ?? null,
    setsOf: (asked) => sets?.(asked) ?? {},
    guard: (asked) => guard?.(asked) ?? null,
    refuse: (asked) => (typeof refused === 'function' ? refused(asked) : new ProblemError(refused)),
    missing: () => new ProblemError(missing),
    unmet: (need) => (unmet?.[need] ? new ProblemError(unmet[need]) : needed(need)),
    onTimer: (action, tx, row, at) => timed?.[action]?.(tx, row, at) ?? null,
  };
}

const needed = (need: Need): ProblemError =>
  new ProblemError('request.invalid', {
    detail: `body.${need}: must be given`,
    fields: [{ path: `body.${need}`, code: 'required', message: 'must be given' }],
  });
