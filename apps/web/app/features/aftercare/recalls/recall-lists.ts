import { RECALL_TABS, RECIPIENT_TABS } from '@travesia/contracts/aftercare';
import { choice, defineList } from '../../../lib/list/list-definition.ts';

/** All recalls, for the team. */
export const recallsList = defineList('admin.recalls', { tabs: { tab: choice(RECALL_TABS) } });
/** Those that concern a clinic’s or an organization’s patients. */
export const deskRecallsList = defineList('desk.recalls', {});
/** People of a recall. */
export const recipientsList = defineList('recall.recipients', { tabs: { tab: choice(RECIPIENT_TABS) } });
