import type { Command } from 'commander';
import { pino } from 'pino';
import { createAuditLog } from '../platform/audit/audit-log.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { loadSecret } from '../platform/secrets/secret.ts';
import { withDatabase } from './open-for-command.ts';
import { say } from './plain-text.ts';

const WHAT = {
  entry_changed: 'was changed or moved',
  entry_missing: 'is gone',
  link_missing: 'is gone, with its place in the chain',
  end_missing: 'and all behind it are gone',
  entry_inserted: 'was put in beside the chain',
} as const;

/** `travesia audit verify`: checks that the audit log was not tampered with. */
export function addAuditCommand(program: Command): void {
  const audit = program.command('audit').description('The log of who did what.');
  audit
    .command('verify')
    .description('reads the whole log and tells whether anything was edited, taken out, put in or moved')
    .action(() => withDatabase(verify));
}

async function verify(database: Database, config: Config): Promise<void> {
  const log = createAuditLog(database, loadSecret(config), pino({ level: 'silent' }));
  await log.seal();
  const { links, fault } = await log.verify();
  if (!fault) return say(`${links} entries, all as they were written.`);
  const which = [fault.number ? `Entry ${fault.number}` : 'An entry', fault.entryId ? `(${fault.entryId})` : ''];
  throw new Error(`${which.filter(Boolean).join(' ')} ${WHAT[fault.kind]}. The ${links} before it are as they were.`);
}
