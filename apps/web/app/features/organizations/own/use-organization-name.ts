import { getOwnOrganization } from '@travesia/contracts/organizations';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { networkTexts } from './texts.ts';

/** Name of the demo organization. */
const DEMO_NAME = 'Rede Araucária Saúde';

/** Name of the user's organization: the demo name without one, a generic name if loading fails. */
export function useOrganizationName(): string {
  const t = useTexts(networkTexts);
  const { data, problem } = useCall(getOwnOrganization);
  if (data) return data.name;
  if (!problem) return '';
  return problem.status === 404 ? DEMO_NAME : t('organization');
}
