import { getOwnOrganization } from '@travesia/contracts/portals';
import { useCallback } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useLoaded } from '../../lib/session/use-loaded.ts';
import { networkTexts } from './texts.ts';

/** What the organization of the demonstration is called. */
const DEMO_NAME = 'Rede Araucária Saúde';

/** Name of the person's organization: that of the demonstration when there is none, a general word when it cannot be asked. */
export function useOrganizationName(): string {
  const t = useTexts(networkTexts);
  const load = useCallback(() => sessionCall(getOwnOrganization, {}, { background: true }), []);
  const { data, problem } = useLoaded(load);
  if (data) return data.name;
  if (!problem) return '';
  return problem.status === 404 ? DEMO_NAME : t('organization');
}
