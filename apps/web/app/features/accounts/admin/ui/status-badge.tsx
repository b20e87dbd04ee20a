import type { AccountStatus } from '@travesia/contracts/accounts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { usersTexts } from '../texts.ts';
import { STATUS_LOOKS } from '../users-filter.ts';

/** Account status: icon, label and color. */
export function StatusBadge({ status }: { status: AccountStatus }) {
  const t = useTexts(usersTexts);
  return <Badge {...STATUS_LOOKS[status]}>{t(`status.${status}`)}</Badge>;
}
