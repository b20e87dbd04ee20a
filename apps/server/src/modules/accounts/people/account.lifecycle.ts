import { accountActivated, accountMachine, accountSuspended } from '@travesia/contracts/accounts';
import { accountErased, erasureAsked } from '@travesia/contracts/privacy';
import type { AuditFacts } from '../../../platform/audit/audit.tables.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { users } from '../accounts.tables.ts';

export const accountLifecycle = defineLifecycle({
  machine: accountMachine,
  table: users,
  columns: { state: 'status', version: 'version', subject: 'id' },
  audit: {
    verify: 'account.email_verified',
    suspend: 'account.suspended',
    activate: 'account.activated',
    undo_suspend: 'account.suspension_undone',
    undo_activate: 'account.activation_undone',
    close: 'account.erasure_asked',
    reopen: 'account.kept',
    erase: 'account.erased',
  },
  about: ({ row }) => ({ subjectId: row.id }),
  facts: ({ reason }): AuditFacts => (reason === null ? {} : { reason }),
  events: {
    suspend: ({ row }) => says(accountSuspended, { user_id: row.id }),
    activate: ({ row }) => says(accountActivated, { user_id: row.id }),
    undo_suspend: ({ row }) => says(accountActivated, { user_id: row.id }),
    undo_activate: ({ row }) => says(accountSuspended, { user_id: row.id }),
    close: ({ row }) => says(erasureAsked, { user_id: row.id }),
    erase: ({ row }) => says(accountErased, { user_id: row.id }),
  },
  sets: ({ row, to, at }) => (to === 'active' ? { emailVerifiedAt: row.emailVerifiedAt ?? at } : {}),
  refused: ({ from }) =>
    new ProblemError('access.not_allowed', { detail: `The account is ${from}: this cannot be done to it.` }),
  missing: 'account.not_found',
});
