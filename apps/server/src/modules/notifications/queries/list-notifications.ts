import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import { kindsOf, type listNotifications, type NotificationFeed } from '@travesia/contracts/notifications';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ownNotifications } from '../notifications.policy.ts';
import { presentNotification } from '../notifications.presenter.ts';
import { countByKind, listNotificationRows } from '../notifications.repo.ts';

/** A page of the person's notifications, with counts by filter. */
export async function listNotificationsQuery(
  db: Db,
  { state, area, ...page }: EndpointArgs<typeof listNotifications>['query'],
  actor: Actor,
): Promise<NotificationFeed> {
  const scope = ownNotifications(actor);
  const kinds = area && kindsOf(area);
  const [rows, counted] = await Promise.all([
    listNotificationRows(db, scope, { state, kinds }, page),
    countByKind(db, scope),
  ]);
  const sum = (one: 'read' | 'unread', of = kinds) =>
    counted.reduce((all, { kind, ...counts }) => all + (!of || of.includes(kind) ? counts[one] : 0), 0);
  const inState = (of = kinds) => (state ? sum(state, of) : sum('unread', of) + sum('read', of));
  return {
    data: rows.map(presentNotification),
    ...pageFacts(inState(), page.page, page.limit),
    unread: counted.reduce((all, { unread }) => all + unread, 0),
    counts: {
      state: { unread: sum('unread'), read: sum('read') },
      area: {
        account: inState(kindsOf('account')),
        requests: inState(kindsOf('requests')),
        bookings: inState(kindsOf('bookings')),
        clinics: inState(kindsOf('clinics')),
      },
    },
  };
}
