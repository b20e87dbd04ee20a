import { CLINIC_ACTORS } from '@travesia/contracts/audit';
import { AUDIT_AREAS } from '@travesia/contracts/kit';
import { instantsOf } from '../../../../lib/dates/day-range.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { type Asked, choice, day, defineList } from '../../../../lib/list/list-definition.ts';

/** The activity of a clinic, as its address says it; `actor` is a person of the team, or somebody who helped. */
export const clinicActivityList = defineList('clinic.activity', {
  filters: {
    actor: choice(isId),
    area: choice(AUDIT_AREAS),
    from: day(),
    to: day({ notBefore: 'from' }),
  },
  tabs: { by: choice(CLINIC_ACTORS) },
});

/** What the address asks for, as the API takes it. */
export const clinicCallOf = ({ page: _page, from, to, ...asked }: Asked<typeof clinicActivityList>) => ({
  ...asked,
  ...instantsOf({ from, to }),
});
