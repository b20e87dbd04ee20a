import type { AdminOrganizationDetail } from '@travesia/contracts/platform-admin';

/** What every dialog about an organization is given. */
export interface OrganizationDialogProps {
  organization: AdminOrganizationDetail;
  onChanged: () => void;
  onClose: () => void;
}
