import type { FlagPreview, FlagPreviewRequest } from '@travesia/contracts/access';
import { defineService } from '../../../platform/feature/service.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { AccountsDeps } from '../accounts-deps.ts';

/** Previews the feature flags for an account. Throws `account.not_found`. */
export type PreviewFlags = (asked: FlagPreviewRequest, actor: Actor) => Promise<FlagPreview>;

/** An account's feature flags. Provided by the access module, which owns the rules. */
export const previewFlagsService = defineService<PreviewFlags>('features of an account');

/** Dependencies of the user administration routes. */
export interface UserAdminDeps {
  accounts: AccountsDeps;
  /** Address of the one account exempt from feature flags. Optional. */
  privilegedEmail?: string | undefined;
  previewFlags: PreviewFlags;
}
