import type { ActivityEntry } from '@travesia/contracts/audit';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { EntryTime } from '../../log-entry/ui/entry-time.tsx';
import { iconOf } from '../activity-icon.ts';
import { activityActionTexts } from '../action-texts.ts';
import { activityTexts } from '../texts.ts';

interface NotMe {
  /** ID of the session being signed out. */
  ending: string | null;
  onNotMe: (sessionId: string, device: string) => void;
}

/** Columns of an account's activity; the last one ends the session of an action that was not the person's own. */
export function useActivityColumns({ ending, onNotMe }: NotMe): ListColumn<ActivityEntry>[] {
  const t = useTexts(activityTexts);
  return [
    { key: 'what', name: t('csv.what'), cell: (entry) => <What entry={entry} /> },
    {
      key: 'who',
      name: t('csv.who'),
      bare: true,
      cell: ({ by, provider_name: name }) =>
        by === 'provider' ? t('by.provider', { name: name ?? '' }) : t(`csv.by.${by}`),
    },
    { key: 'device', name: t('csv.device'), bare: true, cell: (entry) => <Device entry={entry} /> },
    { key: 'session', name: t('column.session'), bare: true, cell: (entry) => <SessionMark entry={entry} /> },
    {
      key: 'when',
      name: t('column.when'),
      bare: true,
      order: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: ({ at }) => <EntryTime at={at} />,
    },
    {
      key: 'acts',
      name: t('notMe.button'),
      acts: true,
      cell: ({ session_id: id, device, actions }) =>
        id && actions.includes('end_session') ? (
          <Button
            type="button"
            size="small"
            busy={ending === id}
            aria-label={t('notMe.label', { device: device ?? t('line.unnamed') })}
            onClick={() => onNotMe(id, device ?? t('line.unnamed'))}
          >
            {t('notMe.button')}
          </Button>
        ) : null,
    },
  ];
}

function What({ entry }: { entry: ActivityEntry }) {
  const t = useTexts(activityTexts);
  const actionText = useTexts(activityActionTexts);
  const { action, target_device: target } = entry;
  return (
    <>
      <span className={action === 'account.sign_in_refused' ? 'activity-act activity-alert' : 'activity-act'}>
        <Icon name={iconOf(entry)} />
        {actionText(action)}
      </span>
      {target ? <span className="admin-second">{t('line.target', { device: target })}</span> : null}
    </>
  );
}

function Device({ entry: { device, place, network } }: { entry: ActivityEntry }) {
  const t = useTexts(activityTexts);
  const where = [place, network ? t('line.network', { network }) : null].filter(Boolean);
  return (
    <>
      {device}
      {where.length ? <span className="admin-second">{where.join(' · ')}</span> : null}
    </>
  );
}

function SessionMark({ entry: { session } }: { entry: ActivityEntry }) {
  const t = useTexts(activityTexts);
  if (session === 'current') return <Badge tone="primary">{t('line.here')}</Badge>;
  return session === 'live' ? <Badge>{t('line.live')}</Badge> : null;
}
