import { z } from 'zod';
import { Id, Instant, listParam, optionalParam, pageOf, pageQuery, SearchText } from '../../kit/index.ts';
import { Cursor } from '../own/activity.schema.ts';
import { AuditAction } from '../audit-actions.ts';
import { AuditArea } from '../audit-areas.ts';

/** What an entry says beside who and when; never names or contents. */
export const Facts = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .meta({ description: 'What was changed, by which amount, and why.' });

/** Where an act came from, as far as it is known and may be shown. */
export const whence = {
  device: z.string().nullable().meta({ description: 'Browser and system.', example: 'Firefox, Android' }),
  place: z.string().nullable().meta({ description: 'City of the device’s time zone.', example: 'Bogota' }),
  network: z.string().nullable().meta({ description: 'Network without its last part.', example: '203.0.113.x' }),
};

const Named = z.object({
  id: Id,
  name: z.string().nullable().meta({ description: 'Name; null for somebody who has left.' }),
});

export const AuditLogEntry = z
  .object({
    id: Id,
    position: z.int().meta({ description: 'Order of writing.' }),
    at: Instant.meta({ description: 'When it was done.' }),
    action: AuditAction,
    area: AuditArea,
    actor_kind: z
      .enum(['person', 'anonymous', 'system', 'command_line'])
      .meta({ description: 'A person, nobody we know, the product itself, or somebody at the machine.' }),
    actor: Named.nullable().meta({ description: 'Who did it, when it was a person.' }),
    subject: Named.nullable().meta({ description: 'Whose account or data it was about.' }),
    provider: Named.nullable().meta({ description: 'The clinic it was done for or to.' }),
    target: z
      .object({
        type: z.string().meta({ description: 'What kind of thing.', example: 'session' }),
        id: z.string().meta({ description: 'Which one.' }),
      })
      .nullable()
      .meta({ description: 'What it was done to.' }),
    reason: z.string().nullable().meta({ description: 'The reason that was given.' }),
    facts: Facts,
    ...whence,
    session_id: Id.nullable().meta({ description: 'The session it was done in.' }),
    request_id: z.string().nullable().meta({
      description:
        'The call it was done in, as its answer and the log of the server name it; null for what no call did.',
    }),
    link: z
      .object({
        number: z.int().meta({ description: 'Place in the chain, from 1.' }),
        hash: z.string().meta({ description: 'Hash over this entry and all before it.' }),
      })
      .nullable()
      .meta({ description: 'Its place in the chain; null for a few seconds, until it is sealed.' }),
  })
  .meta({ id: 'AuditLogEntry', description: 'Something that somebody did, as admins see it.' });
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

const filters = {
  q: SearchText.default('').meta({ description: 'Words of a name or an address, of who did it or whom it was about.' }),
  area: optionalParam(AuditArea),
  action: listParam(AuditAction, 60).meta({ description: 'Only these actions.' }),
  actor: optionalParam(Id.meta({ description: 'Only what this account did.' })),
  subject: optionalParam(Id.meta({ description: 'Only what was about this account.' })),
  about: optionalParam(Id.meta({ description: 'Only what this account did or was about.' })),
  provider: optionalParam(Id.meta({ description: 'Only what was done for or to this clinic.' })),
  request: optionalParam(
    z
      .string()
      .trim()
      .max(64)
      .meta({ description: 'Only what was done in this call, by the id that its answer names.' }),
  ),
  since: optionalParam(Instant.meta({ description: 'Only what happened at this instant or later.' })),
  until: optionalParam(Instant.meta({ description: 'Only what happened before this instant.' })),
};

export const AuditLogQuery = z.object({ ...pageQuery(50), before: optionalParam(Cursor), ...filters });
export type AuditLogQuery = z.output<typeof AuditLogQuery>;

export const AuditLogExportQuery = z.object({
  ...filters,
  format: z
    .enum(['csv', 'jsonl'])
    .default('csv')
    .meta({ description: 'A table, or one JSON object a line with its signature at the end.' }),
});
export type AuditLogFilter = Omit<z.output<typeof AuditLogExportQuery>, 'format'>;

export const AuditLog = pageOf(AuditLogEntry, {
  next_before: z.string().nullable().meta({ description: 'Cursor of the entries before these; null at the end.' }),
}).meta({ id: 'AuditLog', description: 'A page of the audit log, the newest first.' });
export type AuditLog = z.infer<typeof AuditLog>;

export const ChainVerdict = z
  .object({
    ok: z.boolean().meta({ description: 'Whether every entry is as it was written.' }),
    checked: z.int().meta({ description: 'Entries that were read and found right.' }),
    waiting: z.int().meta({ description: 'Entries that are on their way into the chain.' }),
    fault: z
      .object({
        kind: z
          .enum(['entry_changed', 'entry_missing', 'link_missing', 'end_missing', 'entry_inserted'])
          .meta({ description: 'What is wrong.' }),
        number: z.int().nullable().meta({ description: 'First place of the chain that is wrong.' }),
        entry_id: Id.nullable().meta({ description: 'The entry, where it is there.' }),
      })
      .nullable()
      .meta({ description: 'Where it begins to be wrong; null when nothing is.' }),
    checked_at: Instant.meta({ description: 'When it was read.' }),
  })
  .meta({ id: 'ChainVerdict', description: 'Whether the audit log is as it was written.' });
export type ChainVerdict = z.infer<typeof ChainVerdict>;
