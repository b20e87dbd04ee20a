import { AUDIT_AREAS } from '@travesia/contracts/kit';
import { instantsOf } from '../../../lib/dates/day-range.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { type Asked, choice, day, defineList, link, text } from '../../../lib/list/list-definition.ts';

/** The audit log and its URL parameters; `request` is a request ID from an error message. */
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

/** Converts URL parameters to API parameters. */
export const auditCallOf = ({ page: _page, from, to, ...asked }: Asked<typeof auditList>) => ({
  ...asked,
  ...instantsOf({ from, to }),
});
