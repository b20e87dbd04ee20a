import type { AdminOrganizationDetail } from '@travesia/contracts/organizations';

/** Props of every organization dialog. */
export interface OrganizationDialogProps {
  organization: AdminOrganizationDetail;
  onChanged: () => void;
  /** Shows the current version after a conflict. */
  onPresent: (present: AdminOrganizationDetail) => void;
  onClose: () => void;
}
