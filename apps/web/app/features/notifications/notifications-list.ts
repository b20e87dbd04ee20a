import { NOTIFICATION_AREAS } from '@travesia/contracts/kit';
import { NOTIFICATION_SORTS, NOTIFICATION_STATES } from '@travesia/contracts/notifications';
import { choice, defineList } from '../../lib/list/list-definition.ts';

/** A person's notifications and their URL parameters. */
export const notificationsList = defineList('own.notifications', {
  filters: { state: choice(NOTIFICATION_STATES), area: choice(NOTIFICATION_AREAS) },
  sorts: NOTIFICATION_SORTS,
});
