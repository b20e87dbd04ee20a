import { DESK_SORTS, DESK_TABS, LEAD_KINDS } from '@travesia/contracts/leads';
import { LOCALES } from '@travesia/contracts/kit';
import { isId } from '../../../lib/forms/is-id.ts';
import { choice, defineList, text } from '../../../lib/list/list-definition.ts';

const filters = { q: text(200), assigned: choice(['me', 'nobody']), answer_in: choice(LOCALES) };
const tabs = { tab: choice(DESK_TABS) };

/** A clinic's consultation requests. */
export const clinicList = defineList('clinic.requests', { filters, tabs, sorts: DESK_SORTS });
/** Those of an organization's clinics. */
export const networkList = defineList('network.requests', {
  filters: { ...filters, clinic: choice(isId) },
  tabs,
  sorts: DESK_SORTS,
});
/** What visitors sent to the team. */
export const adminList = defineList('admin.requests', {
  filters: { ...filters, kind: choice(LEAD_KINDS) },
  tabs,
  sorts: DESK_SORTS,
});
