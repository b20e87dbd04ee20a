import { ACTIVITY_SORTS, CLINIC_ACTORS } from '@travesia/contracts/audit';
import { AUDIT_AREAS } from '@travesia/contracts/kit';
import { instantsOf } from '../../../../lib/dates/day-range.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { type Asked, choice, day, defineList } from '../../../../lib/list/list-definition.ts';

const SIGN_INS = ['only'] as const;

/**
 * The activity of a clinic and its URL parameters; `actor` is a team member, or an outsider who acted for the clinic.
 */
export const clinicActivityList = defineList('clinic.activity', {
  filters: {
    actor: choice(isId),
    area: choice(AUDIT_AREAS),
    from: day(),
    to: day({ notBefore: 'from' }),
  },
  tabs: { by: choice(CLINIC_ACTORS), sign_ins: choice(SIGN_INS) },
  sorts: ACTIVITY_SORTS,
});

/** Converts URL parameters to those that list and export share; sign-ins are on a tab of their own. */
export const clinicCallOf = ({
  page: _page,
  sort: _sort,
  from,
  to,
  sign_ins: only,
  ...asked
}: Asked<typeof clinicActivityList>) => ({
  ...asked,
  ...(asked.area === 'sign_ins' ? {} : { sign_ins: only ?? ('without' as const) }),
  ...instantsOf({ from, to }),
});
