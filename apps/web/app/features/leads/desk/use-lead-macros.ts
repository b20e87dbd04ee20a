import { LEAD_KINDS } from '@travesia/contracts/leads';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import type { MacroDesk } from '../../macros/index.ts';
import { ADMIN_MACROS, CLINIC_MACROS, NETWORK_MACROS } from './desk-calls.ts';
import { deskTexts } from './texts.ts';

/** The saved replies of the clinic whose area this is; all are for consultation requests. */
export function useClinicMacros(): MacroDesk {
  const { base } = useClinicArea();
  return { calls: CLINIC_MACROS, page: `${base}/requests/replies`, topics: [] };
}

/** Those of the organization. */
export const networkMacros: MacroDesk = { calls: NETWORK_MACROS, page: '/organization/requests/replies', topics: [] };

/** Those of the team, by kind. */
export function useTeamMacros(): MacroDesk {
  const t = useTexts(deskTexts);
  const topics = LEAD_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  return { calls: ADMIN_MACROS, page: '/admin/requests/replies', topics };
}
