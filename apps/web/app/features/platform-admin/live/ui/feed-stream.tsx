import type { FeedEntry } from '@travesia/contracts/platform-admin';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { liveFeedTexts } from '../texts.ts';
import { KIND_ICONS, useEntryText } from '../use-entry-text.ts';

/** Rows that are built at first, and with each press of the button at the end. */
const ROWS = 100;

interface FeedStreamProps {
  /** Newest first. */
  entries: readonly FeedEntry[];
  /** How many are held back. */
  waiting: number;
  /** Marks its top. */
  top: RefObject<HTMLDivElement | null>;
  /** Shows those that are held back. */
  release: () => void;
  /** Whether nothing is filtered out. */
  isAll: boolean;
  /** Older ones that the server left out. */
  skipped: number;
}

/** What happened, by day, newest first. What is new waits while somebody reads. */
export function FeedStream({ entries, waiting, top, release, isAll, skipped }: FeedStreamProps) {
  const t = useTexts(liveFeedTexts);
  const [rows, setRows] = useState(ROWS);
  const zone = ownTimeZone();
  const shown = entries.slice(0, rows);
  const days = Map.groupBy(shown, ({ at }) => new Date(at).toDateString());
  return (
    <section className="live-stream" aria-labelledby="live-stream">
      <h2 id="live-stream">{t('stream')}</h2>
      <div ref={top} className="live-top" />
      <p role="status" className="sr-only">
        {waiting > 0 ? t('new', { count: waiting }) : ''}
      </p>
      {waiting > 0 ? (
        <div className="live-new">
          <Button type="button" variant="primary" size="small" onClick={release}>
            {t('new', { count: waiting })}
          </Button>
        </div>
      ) : null}
      {shown.length === 0 ? <p className="muted">{t(isAll ? 'empty' : 'empty.filtered')}</p> : null}
      {[...days].map(([day, ofDay]) => (
        <FeedDay key={day} entries={ofDay} zone={zone} />
      ))}
      {entries.length > rows ? (
        <Button type="button" onClick={() => setRows(rows + ROWS)}>
          {t('older')}
        </Button>
      ) : skipped > 0 ? (
        <p className="small muted">{t('skipped', { count: skipped })}</p>
      ) : null}
    </section>
  );
}

function FeedDay({ entries, zone }: { entries: readonly FeedEntry[]; zone: string }) {
  const format = useFormat();
  const [first] = entries;
  return (
    <>
      <h3 className="live-day">{first ? format.dayOf(first.at, zone) : null}</h3>
      <ol className="feed-list">
        {entries.map((entry) => (
          <FeedRow key={entry.seq} entry={entry} zone={zone} />
        ))}
      </ol>
    </>
  );
}

function FeedRow({ entry, zone }: { entry: FeedEntry; zone: string }) {
  const t = useTexts(liveFeedTexts);
  const format = useFormat();
  const href = useQueryHref();
  const { what, facts } = useEntryText();
  const { seq, at, kind, level, country } = entry;
  return (
    <li>
      <Link
        to={href({ entry: String(seq) })}
        className="feed-row"
        data-level={level}
        aria-haspopup="dialog"
        preventScrollReset
      >
        <time dateTime={at} className="num muted">
          {format.time(at, zone)}
        </time>
        <Icon name={KIND_ICONS[kind]} />
        <span className="feed-what">
          {level === 'info' ? null : <span className="sr-only">{t(`level.${level}`)}: </span>}
          {what(entry)}
        </span>
        <span className="feed-facts muted">{facts(entry)}</span>
        <span className="feed-country muted">{country}</span>
      </Link>
    </li>
  );
}
