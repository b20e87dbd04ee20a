import type { FlagPreview, FlagPreviewRequest } from '@travesia/contracts/access';
import { defineService } from '../../../platform/feature/service.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { AccountsDeps } from '../accounts-deps.ts';

/** What an account would see of the features that can be switched. Throws `account.not_found`. */
export type PreviewFlags = (asked: FlagPreviewRequest, actor: Actor) => Promise<FlagPreview>;

/** The features of an account; access, which keeps their rules, offers it. */
export const previewFlagsService = defineService<PreviewFlags>('features of an account');

/** What admins' calls for accounts are made with. */
export interface UserAdminDeps {
  accounts: AccountsDeps;
  /** Address of the one account that no feature keeps out; nobody's when absent. */
  privilegedEmail?: string | undefined;
  previewFlags: PreviewFlags;
}
