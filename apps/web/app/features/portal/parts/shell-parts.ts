import type { User } from '@travesia/contracts/accounts';
import type { VerificationStatus } from '@travesia/contracts/providers';
import type { PortalGroup, PortalItem } from '../navigation.ts';

/** What the sidebar and the top bar show. */
export interface ShellParts {
  person: User | null;
  groups: readonly PortalGroup[] | null;
  current: PortalItem | undefined;
  place: string | null | undefined;
  standing: VerificationStatus | null;
  onSearch: () => void;
}
