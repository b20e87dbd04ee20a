import { AUDIT_LOG_SORTS } from '@travesia/contracts/audit';
import { AUDIT_AREAS } from '@travesia/contracts/kit';
import { instantsOf } from '../../../lib/dates/day-range.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { type Asked, choice, day, defineList, link, text } from '../../../lib/list/list-definition.ts';

/** Parts of the log besides the first, which has everything but sign-ins. */
export const TABS = ['sign_ins', 'all'] as const;

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
  // Sign-ins are apart; a link to everything one account did asks for all.
  tabs: { tab: choice(TABS) },
  sorts: AUDIT_LOG_SORTS,
});

/** Converts URL parameters to those that list and export share. Whoever asks for a request or for sign-ins by area gets them on any tab. */
export const auditCallOf = ({ page: _page, sort: _sort, from, to, tab, ...asked }: Asked<typeof auditList>) => ({
  ...asked,
  ...(tab === 'sign_ins'
    ? { sign_ins: 'only' as const }
    : tab === 'all' || asked.request || asked.area
      ? {}
      : { sign_ins: 'without' as const }),
  ...instantsOf({ from, to }),
});
