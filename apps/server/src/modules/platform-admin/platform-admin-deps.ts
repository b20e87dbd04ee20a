import type { AccessDeps } from '../access/index.ts';
import type { AccountsDeps } from '../accounts/index.ts';

/** What the module is made with. */
export interface PlatformAdminDeps {
  accounts: AccountsDeps;
  access: AccessDeps;
}
