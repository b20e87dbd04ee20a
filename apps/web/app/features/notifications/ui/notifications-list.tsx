import { NOTIFICATION_AREAS } from '@travesia/contracts/kit';
import { NOTIFICATION_STATES, readNotifications } from '@travesia/contracts/notifications';
import { Link } from 'react-router';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../lib/list/filter-words.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { notificationsList } from '../notifications-list.ts';
import { notificationTexts } from '../texts.ts';
import { useUnread } from '../unread-store.ts';
import { change, useBulkActs } from '../use-bulk-acts.ts';
import { useNotifications } from '../use-notifications.ts';
import { useNotificationColumns } from './notification-columns.tsx';
import { ReadFailure } from './told-failure.tsx';

/** The user's notifications, to filter, open, mark and delete. */
export function Notifications() {
  const t = useTexts(notificationTexts);
  const path = useLocalPath();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const loaded = useNotifications(useAsked(notificationsList));
  const acts = useBulkActs();
  const columns = useNotificationColumns((id) => void change('read', [id]));
  const { data } = loaded;
  const reading = useAct();
  const readAll = () =>
    reading.run(async () => {
      const { unread } = await sessionCall(readNotifications, { body: { all: true } });
      useUnread.getState().know(unread);
      showToast(t('read.done'));
      await loaded.reload();
    });
  return (
    <>
      <div className="row between">
        <h1>{t('head.title')}</h1>
        {data && data.unread > 0 ? (
          <Button type="button" size="small" busy={reading.busy} onClick={() => void readAll()}>
            {t('read.all')}
          </Button>
        ) : null}
      </div>
      <p className="muted">
        {t(isDemo ? 'page.demo' : 'head.description')}{' '}
        <Link to={path('/profile/edit#notifications')}>{t('panel.choose')}</Link>
      </p>
      <ReadFailure problem={reading.problem} />
      <ListScreen
        definition={notificationsList}
        filters={useFilterWords(data?.counts ?? null)}
        caption={t('head.title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        rowActs={{ nameOf: ({ title }) => title, acts }}
        empty={t('empty.title')}
      />
    </>
  );
}

type Counts = NonNullable<ReturnType<typeof useNotifications>['data']>['counts'];

function useFilterWords(counts: Counts | null): WordsOf<typeof notificationsList> {
  const t = useTexts(notificationTexts);
  return {
    label: t('filter.label'),
    filters: {
      state: {
        label: t('column.state'),
        options: NOTIFICATION_STATES.map((value) => ({
          value,
          label: t(`state.${value}`),
          count: counts?.state[value],
        })),
      },
      area: {
        label: t('column.area'),
        options: NOTIFICATION_AREAS.map((value) => ({ value, label: t(`area.${value}`), count: counts?.area[value] })),
      },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}
