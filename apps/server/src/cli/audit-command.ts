import type { Command } from 'commander';
import { pino } from 'pino';
import { createAuditLog } from '../platform/audit/audit-log.ts';
import { parseConfig } from '../platform/config/config.ts';
import { loadSecret } from '../platform/secret.ts';
import { openForCommand } from './open-for-command.ts';

const WHAT = {
  entry_changed: 'was changed or moved',
  entry_missing: 'is gone',
  link_missing: 'is gone, with its place in the chain',
  end_missing: 'and all behind it are gone',
  entry_inserted: 'was put in beside the chain',
} as const;

/** `travesia audit verify`: whether the audit log is as it was written. */
export function addAuditCommand(program: Command): void {
  const audit = program.command('audit').description('The log of who did what.');
  audit
    .command('verify')
    .description('reads the whole log and tells whether anything was edited, taken out, put in or moved')
    .action(verify);
}

async function verify(): Promise<void> {
  const { database, close } = await openForCommand();
  try {
    const log = createAuditLog(database, loadSecret(parseConfig(process.env)), pino({ level: 'silent' }));
    await log.seal();
    const { links, fault } = await log.verify();
    if (!fault) return void process.stdout.write(`${links} entries, all as they were written.\n`);
    const which = [fault.number ? `Entry ${fault.number}` : 'An entry', fault.entryId ? `(${fault.entryId})` : ''];
    throw new Error(`${which.filter(Boolean).join(' ')} ${WHAT[fault.kind]}. The ${links} before it are as they were.`);
  } finally {
    await close();
  }
}
