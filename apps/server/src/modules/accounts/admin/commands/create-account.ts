import { accountMachine } from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import type { Locale } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { makeSetUpLink, type SetUpLink } from '../set-up-link.ts';
import { accountLifecycle } from '../../people/account.lifecycle.ts';
import { emailKeyOf, insertUser } from '../../people/users.repo.ts';

interface NewAccount {
  email: string;
  role: UserRole;
  firstName: string;
  lastName: string;
  language: Locale;
}

/** Creates an account without a password, and the link to choose one. Nobody can sign in until then. Throws `account.exists`. */
export async function createAccount(
  deps: Pick<AccountsDeps, 'database' | 'clock' | 'keys'>,
  { operator }: AllAccountsScope,
  account: NewAccount,
): Promise<SetUpLink> {
  const id = uuidv7();
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const status = accountMachine.initial;
    const row = { ...account, id, status, emailKey: emailKeyOf(account.email), createdAt: at };
    if (!(await insertUser(tx, row))) throw new ProblemError('account.exists');
    const facts = { role: account.role };
    const audit = { action: 'account.created_by_operator', subjectId: id } as const;
    await begin(tx, accountLifecycle, { id, actor: operator, as: 'admin', at, facts, audit });
    return makeSetUpLink(tx, deps, id);
  });
}
