import { AUDIT_AREAS } from '@travesia/contracts/kit';
import { instantsOf } from '../../../lib/dates/day-range.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { type Asked, choice, day, defineList, link, text } from '../../../lib/list/list-definition.ts';

/** The audit log, as its address says it; `request` is a call by the id that a problem names. */
export const auditList = defineList('admin.activity', {
  filters: {
    q: text(200),
    area: choice(AUDIT_AREAS),
    from: day(),
    to: day({ notBefore: 'from' }),
    request: text(64, { isCode: true }),
    about: link(isId),
    provider: link(isId),
  },
});

/** What the address asks for, as the API takes it. */
export const auditCallOf = ({ page: _page, from, to, ...asked }: Asked<typeof auditList>) => ({
  ...asked,
  ...instantsOf({ from, to }),
});
