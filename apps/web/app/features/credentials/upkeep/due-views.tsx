import type { KeptCredential } from '@travesia/contracts/credentials';
import { DUE_DAYS } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { monthsOf } from './due-months.ts';
import { LOOKS, standingOf } from './kept-view.ts';
import { upkeepTexts } from './texts.ts';

interface DueViewsProps {
  /** YYYY-MM-DD. */
  today: string;
  clinics: readonly { id: string; name: string }[];
  /** Expired ones and those that expire within 90 days, earliest first. */
  credentials: readonly KeptCredential[];
  /** A clinic's name, which opens its record. */
  nameOf: (clinic: { id: string; name: string }) => ReactNode;
}

const VIEWS = ['line', 'month', 'table'] as const;

/** The next 90 days as a line per clinic, by month, or as a table; the URL keeps the view. */
export function DueViews(props: DueViewsProps) {
  const t = useTexts(upkeepTexts);
  const href = useQueryHref();
  const [query] = useSearchParams();
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'line';
  return (
    <section className="portal-section portal-section-main" aria-labelledby="next-90">
      <div className="portal-section-head">
        <h2 id="next-90">{t('due.heading', { days: DUE_DAYS })}</h2>
        <nav className="segments" aria-label={t('due.views')}>
          {VIEWS.map((one, place) => (
            <Link
              key={one}
              to={href({ view: place ? one : null })}
              aria-current={one === view ? 'true' : undefined}
              preventScrollReset
            >
              {t(`due.view.${one}`)}
            </Link>
          ))}
        </nav>
      </div>
      {view === 'line' ? <Lines {...props} /> : view === 'month' ? <Months {...props} /> : <Rows {...props} />}
    </section>
  );
}

const placeOf = (days: number): string => `${Math.round((100 * Math.min(DUE_DAYS, Math.max(0, days))) / DUE_DAYS)}%`;

/** A month that begins sooner has no room for its name next to today's. */
const LABEL_DAYS = 18;

/** One line per clinic, each expiration labelled at its day. On a phone, a bar of weeks stands for it. */
function Lines({ today, clinics, credentials, nameOf }: DueViewsProps) {
  const t = useTexts(upkeepTexts);
  const format = useFormat();
  const labels = monthsOf(today, DUE_DAYS)
    .filter(({ inDays }, place) => !place || inDays >= LABEL_DAYS)
    .map(({ month, from, inDays }, place) => ({
      month,
      inDays,
      text: place ? format.date(from, 'month') : t('due.today', { date: format.date(today) }),
    }));
  return (
    <>
      <ul className="due-line due-line-wide">
        <li className="due-axis" aria-hidden="true">
          <span />
          <span className="due-track">
            {labels.map(({ month, inDays, text }) => (
              <span key={month} style={{ '--at': placeOf(inDays) }}>
                {text}
              </span>
            ))}
          </span>
        </li>
        {clinics.map((clinic) => {
          const { id } = clinic;
          const own = credentials.filter((credential) => credential.clinic.id === id);
          return (
            <li key={id}>
              <span className="due-name">{nameOf(clinic)}</span>
              {own.length ? (
                <span className="due-track">
                  {own.map((credential) => (
                    <Entry key={credential.id} credential={credential} />
                  ))}
                </span>
              ) : (
                <span className="muted">{t('due.nothing', { days: DUE_DAYS })}</span>
              )}
            </li>
          );
        })}
      </ul>
      <Weeks credentials={credentials} labels={labels} />
    </>
  );
}

function Entry({ credential }: { credential: KeptCredential }) {
  const t = useTexts(upkeepTexts);
  const format = useFormat();
  const { kind, days_left: days, expires_on: end } = credential;
  const isOver = days !== null && days < 0;
  const standing = isOver ? 'expired' : standingOf({ ...credential, waiting: 0 });
  return (
    <span className="due-entry" data-standing={standing} style={{ '--at': placeOf(days ?? 0) }}>
      <Icon name={LOOKS[standing].icon} />
      <span>
        {t(isOver ? 'due.expired' : 'due.expires', { kind: t(`kind.${kind}`), date: end ? format.date(end) : '' })}
      </span>
    </span>
  );
}

const WEEK_DAYS = 7;
const weekOf = (days: number): number => Math.max(0, Math.floor(days / WEEK_DAYS));

interface WeeksProps extends Pick<DueViewsProps, 'credentials'> {
  labels: readonly { month: string; inDays: number; text: string }[];
}

/** Thirteen weeks with a mark for each expiration and the months below; the list that follows names them. */
function Weeks({ credentials, labels }: WeeksProps) {
  const t = useTexts(upkeepTexts);
  const weeks = Array.from({ length: Math.ceil(DUE_DAYS / WEEK_DAYS) }, (_, week) =>
    credentials.filter(({ days_left: days }) => days !== null && weekOf(days) === week),
  );
  // A month that begins in the last weeks has no room for its name.
  const shown = labels.filter(({ inDays }) => inDays <= DUE_DAYS - LABEL_DAYS);
  return (
    <>
      <ol className="due-weeks" aria-label={t('due.weeks')}>
        {weeks.map((own, week) => (
          <li key={week}>
            <span className="sr-only">{t('due.week', { week: week + 1, count: own.length })}</span>
            {own.map((credential) => (
              <i key={credential.id} data-standing={standingOf({ ...credential, waiting: 0 })} aria-hidden="true" />
            ))}
          </li>
        ))}
      </ol>
      <p className="due-weeks due-weeks-axis" aria-hidden="true">
        {shown.map(({ month, inDays, text }, place) => (
          <span
            key={month}
            style={{
              gridColumn: `${weekOf(inDays) + 1} / ${weekOf(shown[place + 1]?.inDays ?? DUE_DAYS + WEEK_DAYS) + 1}`,
            }}
          >
            {text}
          </span>
        ))}
      </p>
    </>
  );
}

function Months({ today, credentials, nameOf }: DueViewsProps) {
  const t = useTexts(upkeepTexts);
  const format = useFormat();
  const months = monthsOf(today, DUE_DAYS);
  const monthOf = ({ expires_on: end }: KeptCredential) => {
    // What expired before is still to do this month.
    const month = end?.slice(0, 7) ?? '';
    return month < (months[0]?.month ?? '') ? months[0]?.month : month;
  };
  return (
    <ol className="due-months">
      {months.map(({ month, from }) => {
        const own = credentials.filter((credential) => monthOf(credential) === month);
        return (
          <li key={month}>
            <h3>{format.date(from, 'month')}</h3>
            {own.length ? (
              <ul>
                {own.map((credential) => (
                  <li key={credential.id}>
                    <strong>{t(`kind.${credential.kind}`)}</strong> {nameOf(credential.clinic)}
                    <span className="muted">, {credential.expires_on ? format.date(credential.expires_on) : ''}</span>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="muted">{t('due.none')}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Rows({ credentials, nameOf }: DueViewsProps) {
  const t = useTexts(upkeepTexts);
  const format = useFormat();
  if (!credentials.length) return <p className="muted">{t('list.nothingToRenew')}</p>;
  return (
    <Table
      folds
      caption={t('due.heading', { days: DUE_DAYS })}
      hideCaption
      rows={credentials}
      rowKey={({ id }) => id}
      columns={[
        { key: 'ends', header: t('column.expires'), cell: ({ expires_on: end }) => (end ? format.date(end) : '') },
        { key: 'credential', header: t('column.credential'), cell: ({ kind }) => t(`kind.${kind}`) },
        { key: 'clinic', header: t('column.clinic'), label: t('column.clinic'), cell: ({ clinic }) => nameOf(clinic) },
        { key: 'holder', header: t('column.holder'), label: t('column.holder'), cell: ({ holder }) => holder },
      ]}
    />
  );
}
