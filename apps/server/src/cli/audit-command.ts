import { Reason } from '@travesia/contracts/audit';
import type { Command } from 'commander';
import { commandLine } from '../platform/audit/append-audit.ts';
import { type AuditLog, createAuditLog } from '../platform/audit/audit-log.ts';
import type { Head } from '../platform/audit/chain/chain.repo.ts';
import type { ChainFault, FaultKind } from '../platform/audit/chain/faults.ts';
import type { ChainVerdict } from '../platform/audit/chain/verify-chain.ts';
import { openHeads } from '../platform/audit/heads/open-heads.ts';
import { locationOf } from '../platform/audit/heads/witness.ts';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger/logger.ts';
import { loadSecret } from '../platform/secrets/secret.ts';
import { withDatabase } from './open-for-command.ts';
import { say } from './plain-text.ts';

const WHAT: Record<FaultKind, string> = {
  entry_changed: 'changed or moved',
  entry_missing: 'missing',
  entry_inserted: 'not written by Travesía, or taken out of the chain',
  link_missing: 'missing, with the places in the chain',
  link_changed: 'not where the log sealed it',
  head_changed: 'not the signed end of the log',
  entry_newer: 'written by a newer version: verify with that version',
};

/** `travesia audit`: checks that the audit log was not tampered with, and records what is known about it. */
export function addAuditCommand(program: Command): void {
  const audit = program.command('audit').description('The log of who did what.');
  audit
    .command('verify')
    .description('reads the whole log and reports everything that was edited, removed, inserted or moved')
    .option(
      '--end <number:hash>',
      'an earlier end of the log, from a report or the server log, that must still be in it',
    )
    .action((options: { end?: string }) => withAuditLog((log) => verify(log, options.end)));
  audit
    .command('accept')
    .description('records that what is wrong now is known, such as after restoring a backup; it stays visible')
    .requiredOption('--reason <text>', 'what happened; recorded in the audit log')
    .action(({ reason }: { reason: string }) => withAuditLog((log) => accept(log, reason)));
}

const withAuditLog = (work: (log: AuditLog) => Promise<void>): Promise<void> =>
  withDatabase((database, config) =>
    work(
      createAuditLog({
        database,
        secret: loadSecret(config),
        heads: openHeads(config),
        location: locationOf(config.databaseUrl),
        clock: systemClock,
        logger: createLogger('silent'),
      }),
    ),
  );

async function verify(log: AuditLog, noted: string | undefined): Promise<void> {
  const { ok, links, faults, breaks, acceptances, end } = await log.verify(
    commandLine,
    noted ? endOf(noted) : undefined,
  );
  for (const { at, reason } of acceptances) say(`Accepted on ${at.toISOString()}: ${reason}`);
  if (!ok) throw new Error([...linesOf({ faults, breaks }), `${links} entries are as they were written.`].join('\n'));
  say(`${links} entries, all as they were written.`);
  if (end) say(`End of the log: ${end.number}:${end.hash}`);
}

async function accept(log: AuditLog, reason: string): Promise<void> {
  const found = linesOf(await log.accept(commandLine, Reason.parse(reason)));
  say(found.length ? [...found, 'Recorded as known.'].join('\n') : 'Nothing is wrong with the log; nothing to accept.');
}

function endOf(noted: string): Head {
  const [, number, hash] = /^(\d+):([\w-]+)$/.exec(noted) ?? [];
  if (!number || !hash) throw new Error('--end must be <number:hash>, as a verification reports it.');
  return { number: Number(number), hash };
}

const linesOf = ({ faults, breaks }: Pick<ChainVerdict, 'faults' | 'breaks'>): string[] => [
  ...faults.filter(({ accepted }) => !accepted).map(sentenceOf),
  ...breaks
    .filter(({ accepted }) => !accepted)
    .map((fault) => `Noticed on ${fault.at.toISOString()}: ${sentenceOf(fault)}`),
];

function sentenceOf({ kind, from, until, entryId, entries }: ChainFault): string {
  if (from === null) return `${entries} ${entries === 1 ? 'entry' : 'entries'}, first ${entryId}: ${WHAT[kind]}.`;
  return `${from === until ? `Entry ${from}` : `Entries ${from} to ${until}`}: ${WHAT[kind]}.`;
}
