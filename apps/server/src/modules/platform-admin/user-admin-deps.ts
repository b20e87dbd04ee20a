import type { AccessDeps } from '../access/index.ts';
import type { AccountsDeps } from '../accounts/index.ts';

/** What admins' calls for accounts are made with. */
export interface UserAdminDeps {
  accounts: AccountsDeps;
  access: AccessDeps;
}
