import { getOwnOrganization } from '@travesia/contracts/organizations';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { networkTexts } from './texts.ts';

/** What the organization of the demonstration is called. */
const DEMO_NAME = 'Rede Araucária Saúde';

/** Name of the person's organization: that of the demonstration when there is none, a general word when it cannot be asked. */
export function useOrganizationName(): string {
  const t = useTexts(networkTexts);
  const { data, problem } = useCall(getOwnOrganization);
  if (data) return data.name;
  if (!problem) return '';
  return problem.status === 404 ? DEMO_NAME : t('organization');
}
