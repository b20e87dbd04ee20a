import { type DashboardTile, getDashboardStats, type QueueItem } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TrendsPart } from '../../../analytics/index.ts';
import { PortalPage } from '../../../portal/index.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Link } from 'react-router';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { adminDashboardTexts } from '../texts.ts';

const ADMINS = ['admin'] as const;

/** `/admin/dashboard`: items that need an admin, and figures with the lists behind them. */
export function DashboardPage() {
  const t = useTexts(adminDashboardTexts);
  return (
    <PortalPage title={t('title')} description={t('description')} roles={ADMINS} feature="admin_dashboard">
      <Dashboard />
    </PortalPage>
  );
}

function Dashboard() {
  const t = useTexts(adminDashboardTexts);
  const path = useLocalPath();
  const { data, problem, reload } = useCall(getDashboardStats);
  const { busy, run } = useAct();
  const [oldest] = data?.queue ?? [];
  return (
    <div className="stack-wide">
      <div className="admin-head">
        <h1>{t('title')}</h1>
        <div className="row">
          <Button type="button" icon="refresh-cw" busy={busy} onClick={() => void run(reload)}>
            {t('refresh')}
          </Button>
          {oldest ? (
            <Link className="btn btn-primary" to={path(oldest.link)}>
              {t('queue.oldest')}
            </Link>
          ) : null}
        </div>
      </div>
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data?.failures ? <Failures count={data.failures} /> : null}
      {data ? (
        <>
          <section aria-labelledby="queue" className="admin-section">
            <h2 id="queue">{t('queue.title')}</h2>
            <Queue items={data.queue} />
          </section>
          <section aria-labelledby="numbers" className="admin-section">
            <h2 id="numbers">{t('numbers.title')}</h2>
            <ul className="admin-tiles">
              {data.tiles.map((tile) => (
                <Tile key={tile.key} tile={tile} />
              ))}
            </ul>
          </section>
          <TrendsPart of="platform" />
        </>
      ) : problem ? null : (
        <LinesLoading />
      )}
    </div>
  );
}

/** Work that will not be tried again until an admin acts. */
function Failures({ count }: { count: number }) {
  const t = useTexts(adminDashboardTexts);
  return (
    <Notice tone="danger" role="alert" title={t('failures.title', { count })}>
      <p>{t('failures.text')}</p>
      <p className="row">
        <ScreenLink to="/admin/debug?view=jobs">{t('failures.jobs')}</ScreenLink>
        <ScreenLink to="/admin/debug?view=mails&state=failed">{t('failures.mails')}</ScreenLink>
      </p>
    </Notice>
  );
}

const ICONS = {
  application: 'file-text',
  clinic_change: 'file-text',
  treatment_approval: 'shield-alert',
  clinic_pending: 'clock',
  renewal_waiting: 'file-up',
  credentials_expired: 'calendar-clock',
  consultation: 'inbox',
  contact: 'mail',
  claim: 'building',
} as const;

function Queue({ items }: { items: readonly QueueItem[] | null }) {
  const t = useTexts(adminDashboardTexts);
  if (items === null)
    return (
      <Notice tone="warning" role="status">
        {t('queue.failed')}
      </Notice>
    );
  if (items.length === 0) return <p className="muted">{t('queue.empty')}</p>;
  return (
    <ol className="admin-lines">
      {items.map(({ kind, id, name, since, link }) => (
        <li key={`${kind} ${id}`}>
          <Icon name={ICONS[kind]} />
          <div>
            <ScreenLink to={link} className="strong">
              {name}
            </ScreenLink>
            <p className="small muted">{t(`queue.kind.${kind}`)}</p>
          </div>
          <span className="small">
            <When at={since} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Tile({ tile: { key, count, before, link } }: { tile: DashboardTile }) {
  const t = useTexts(adminDashboardTexts);
  const format = useFormat();
  const label = t(`tile.${key}`);
  return (
    <li>
      <ScreenLink to={link}>{label}</ScreenLink>
      {count === null ? (
        <Badge tone="warning" icon="triangle-alert">
          {t('tile.unknown')}
        </Badge>
      ) : (
        <span className="admin-figure num">{format.number(count)}</span>
      )}
      {before === null ? null : <span className="small muted">{t('tile.before', { before })}</span>}
    </li>
  );
}
