import type { AdminOrganizationDetail } from '@travesia/contracts/organizations';

/** What every dialog about an organization is given. */
export interface OrganizationDialogProps {
  organization: AdminOrganizationDetail;
  onChanged: () => void;
  /** Shows it as it is by now, when somebody else changed it meanwhile. */
  onPresent: (present: AdminOrganizationDetail) => void;
  onClose: () => void;
}
