import type { AccessDeps } from '../../access/index.ts';
import type { AccountsDeps } from '../accounts-deps.ts';

/** What admins' calls for accounts are made with. */
export interface UserAdminDeps {
  accounts: AccountsDeps;
  access: AccessDeps;
}
