import type { Command } from 'commander';
import { addAccountActs } from './account-acts.ts';
import { addAccountLooks } from './account-looks.ts';
import { addAccountMaking } from './account-making.ts';

/** `travesia admin …`: the first admin, locked accounts, roles and sessions, for operators with access to the machine. */
export function addAdminCommand(program: Command): void {
  const admin = program
    .command('admin')
    .description('Accounts: makes the first admin, locks and unlocks, gives roles, ends sessions.');
  addAccountMaking(admin);
  addAccountActs(admin);
  addAccountLooks(admin);
}
