import { z } from 'zod';
import { Id, Instant, listParam, optionalParam, pageOf, pageQuery, SearchText } from '../../kit/index.ts';
import { AuditAction } from '../audit-actions.ts';
import { AuditArea } from '../audit-areas.ts';

/** Details of an entry besides who and when; never names or contents. */
export const Facts = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .meta({ description: 'What was changed, by how much, and why.' });

/** Where an action came from, if known and visible to the caller. */
export const whence = {
  device: z.string().nullable().meta({ description: 'Browser and operating system.', example: 'Firefox, Android' }),
  place: z.string().nullable().meta({ description: 'City of the device’s time zone.', example: 'Bogota' }),
  network: z
    .string()
    .nullable()
    .meta({ description: 'IP network, with the last part removed.', example: '203.0.113.x' }),
};

const Named = z.object({
  id: Id,
  name: z.string().nullable().meta({ description: 'Name; null for a deleted account.' }),
});

export const AuditLogEntry = z
  .object({
    id: Id,
    position: z.int().meta({ description: 'Write order.' }),
    at: Instant.meta({ description: 'When it was done.' }),
    action: AuditAction,
    area: AuditArea,
    actor_kind: z
      .enum(['person', 'anonymous', 'system', 'command_line'])
      .meta({ description: 'A user, an unknown actor, the system, or someone with command line access.' }),
    actor: Named.nullable().meta({ description: 'The user who did it, if any.' }),
    subject: Named.nullable().meta({ description: 'The user whose account or data was affected.' }),
    provider: Named.nullable().meta({ description: 'The clinic it was done for or to.' }),
    target: z
      .object({
        type: z.string().meta({ description: 'Type of the target.', example: 'session' }),
        id: z.string().meta({ description: 'Id of the target.' }),
      })
      .nullable()
      .meta({ description: 'What the action was applied to.' }),
    reason: z.string().nullable().meta({ description: 'The reason given.' }),
    facts: Facts,
    ...whence,
    session_id: Id.nullable().meta({ description: 'The session it was done in.' }),
    request_id: z.string().nullable().meta({
      description: 'Request id, as in the response and the server log; null if no request caused it.',
    }),
    link: z
      .object({
        number: z.int().meta({ description: 'Position in the chain, starting at 1.' }),
        hash: z.string().meta({ description: 'Hash over this entry and all entries before it.' }),
      })
      .nullable()
      .meta({ description: 'Its position in the chain; null for a few seconds, until it is sealed.' }),
  })
  .meta({ id: 'AuditLogEntry', description: 'An audit log entry, as admins see it.' });
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

/** Sign-ins are many and rarely what someone looks for, so lists keep them apart. */
export const SignIns = z
  .enum(['only', 'without'])
  .meta({ description: 'Only sign-ins and sign-outs, or everything else.' });
export type SignIns = z.infer<typeof SignIns>;

/** Cursor of an entry, opaque to clients. */
const Cursor = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/)
  .meta({ description: 'Only entries before this cursor, taken from `next_before`.' });

/** Sort orders of the log; the first is the default. */
export const AUDIT_LOG_SORTS = ['newest', 'oldest', 'action', '-action'] as const;

const filters = {
  q: SearchText.default('').meta({ description: 'Words from a name or address of the actor or the affected user.' }),
  area: optionalParam(AuditArea),
  sign_ins: optionalParam(SignIns),
  action: listParam(AuditAction, 60).meta({ description: 'Only these actions.' }),
  actor: optionalParam(Id.meta({ description: 'Only actions by this account.' })),
  subject: optionalParam(Id.meta({ description: 'Only actions affecting this account.' })),
  about: optionalParam(Id.meta({ description: 'Only actions by or affecting this account.' })),
  provider: optionalParam(Id.meta({ description: 'Only actions for or on this clinic.' })),
  request: optionalParam(
    z.string().trim().max(64).meta({ description: 'Only actions of this request, by the id in its response.' }),
  ),
  since: optionalParam(Instant.meta({ description: 'Only entries at or after this instant.' })),
  until: optionalParam(Instant.meta({ description: 'Only entries before this instant.' })),
};

export const AuditLogQuery = z.object({
  ...pageQuery(50),
  before: optionalParam(Cursor),
  ...filters,
  sort: z
    .enum(AUDIT_LOG_SORTS)
    .default('newest')
    .meta({ description: 'Sort order; entries with the same action are newest first.' }),
});
export type AuditLogQuery = z.output<typeof AuditLogQuery>;

export const AuditLogExportQuery = z.object({
  ...filters,
  format: z.enum(['csv', 'jsonl']).default('csv').meta({ description: 'CSV, or JSON lines ending with a signature.' }),
});
export type AuditLogFilter = Omit<z.output<typeof AuditLogExportQuery>, 'format'>;

export const AuditLog = pageOf(AuditLogEntry, {
  next_before: z.string().nullable().meta({
    description: 'Cursor of the next older entries; null at the end, and in other sort orders than `newest`.',
  }),
}).meta({ id: 'AuditLog', description: 'A page of the audit log.' });
export type AuditLog = z.infer<typeof AuditLog>;

/** What can be wrong with the log. */
export const AUDIT_FAULTS = [
  'entry_changed',
  'entry_missing',
  'entry_inserted',
  'link_missing',
  'link_changed',
  'head_changed',
  'entry_newer',
] as const;

export const AuditFault = z
  .object({
    kind: z.enum(AUDIT_FAULTS).meta({
      description:
        'What is wrong: an entry was changed, is missing, or was not written by Travesía; entries are missing with their places; an entry is not in its place; the signed length does not match; or a newer version wrote it.',
    }),
    number: z.int().nullable().meta({ description: 'First affected place in the chain; null outside it.' }),
    until: z.int().nullable().meta({ description: 'Last affected place in the chain; null outside it.' }),
    entries: z.int().meta({ description: 'Number of affected entries.' }),
    entry_id: Id.nullable().meta({ description: 'The first affected entry, if known.' }),
    accepted: z.boolean().meta({ description: 'Whether an operator declared that it is known.' }),
  })
  .meta({ id: 'AuditFault', description: 'What is wrong in consecutive places of the audit log.' });
export type AuditFault = z.infer<typeof AuditFault>;

export const AuditBreak = AuditFault.extend({
  at: Instant.meta({ description: 'When it was noticed.' }),
}).meta({ id: 'AuditBreak', description: 'What was wrong with the audit log when an entry was added.' });
export type AuditBreak = z.infer<typeof AuditBreak>;

const Acceptance = z.object({
  at: Instant.meta({ description: 'When it was declared.' }),
  reason: z.string().meta({ description: 'The reason, such as a restored backup.' }),
});
const found = {
  breaks: z
    .array(AuditBreak)
    .meta({ description: 'What was wrong when entries were added, even if it no longer shows.' }),
  acceptances: z.array(Acceptance).meta({ description: 'When an operator declared that what was wrong is known.' }),
};

export const ChainVerdict = z
  .object({
    ok: z.boolean().meta({ description: 'Whether nothing is wrong, except what an operator declared as known.' }),
    checked: z.int().meta({ description: 'Number of entries that are as they were written.' }),
    waiting: z.int().meta({ description: 'Number of entries not yet in the chain.' }),
    fault: AuditFault.pick({ kind: true, number: true, entry_id: true })
      .nullable()
      .meta({ description: 'The first fault that is not declared as known; null if there is none.' }),
    faults: z.array(AuditFault).meta({ description: 'What is wrong, in the order of the log, at most 100.' }),
    ...found,
    checked_at: Instant.meta({ description: 'When it was verified.' }),
  })
  .meta({ id: 'ChainVerdict', description: 'Whether the audit log is intact.' });
export type ChainVerdict = z.infer<typeof ChainVerdict>;

export const AuditIntegrity = z
  .object({
    ok: z.boolean().meta({ description: 'Whether nothing wrong is known, except what an operator declared as known.' }),
    ...found,
    verified: z
      .object({
        at: Instant.meta({ description: 'When the whole log was last verified.' }),
        ok: z.boolean().meta({ description: 'Whether it was intact.' }),
        checked: z.int().meta({ description: 'Number of entries that were as they were written.' }),
      })
      .nullable()
      .meta({ description: 'The last verification; null if there was none.' }),
  })
  .meta({ id: 'AuditIntegrity', description: 'What is known about the integrity of the audit log.' });
export type AuditIntegrity = z.infer<typeof AuditIntegrity>;
