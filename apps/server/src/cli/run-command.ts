import { problems } from '@travesia/contracts/problems';
import { Command, CommanderError } from 'commander';
import { ProblemError } from '../platform/problem-error.ts';
import { addAdminCommand } from './admin/admin-command.ts';
import { addAuditCommand } from './audit-command.ts';
import { addImportCommand } from './import-command.ts';
import { addLeadsCommand } from './leads-command.ts';
import { addMailsCommand } from './mails-command.ts';
import { addVaultCommand } from './vault-command.ts';

/** Runs `travesia …` with the given arguments; returns the exit code. Errors go to standard error. */
export async function runCommand(words: readonly string[]): Promise<number> {
  const program = new Command('travesia')
    .description(
      'Runs and maintains a Travesía installation. Settings come from the environment, as for the server (see .env.example).',
    )
    .showHelpAfterError()
    .exitOverride();
  addAuditCommand(program);
  addImportCommand(program);
  addLeadsCommand(program);
  addAdminCommand(program);
  addMailsCommand(program);
  addVaultCommand(program);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    process.stderr.write(`${whatHappened(error)}\n`);
    return 1;
  }
}

/** The detail of a problem or the error message; for a failed statement, the database's message instead of the statement. */
function whatHappened(error: unknown): string {
  if (error instanceof ProblemError) return error.facts.detail ?? `${problems[error.code].title}.`;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `The database refused: ${error.cause.message}` : error.message;
}
