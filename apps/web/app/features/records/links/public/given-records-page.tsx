import '../../records.css';
import type { GivenRecords, MedicalRecord } from '@travesia/contracts/records';
import { useState } from 'react';
import { CallsProvider } from '../../../../lib/calls/calls-provider.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { KindIcon } from '../../record-icon.tsx';
import { recordsTexts } from '../../texts.ts';
import { useRecordWords } from '../../use-record-words.ts';
import { GivenRecord } from './given-record.tsx';
import { givenTexts } from './texts.ts';

interface GivenRecordsPageProps {
  token: string;
  /** The records, or why there are none. */
  given: GivenRecords | 'gone' | 'unknown';
}

/** The server, which draws the page first, doesn’t know the reader’s zone. */
const ZONE = 'UTC';

/** `/records/:token`: records as whoever has their link reads them, without an account. */
export function GivenRecordsPage({ token, given }: GivenRecordsPageProps) {
  const t = useTexts(givenTexts);
  const [gone, setGone] = useState(false);
  const shown = gone ? 'gone' : given;
  return (
    <div className="wrap stack-wide">
      <PageHead title={t('title')} description={t('description')} noindex />
      {typeof shown === 'string' ? (
        <NoRecords why={shown} />
      ) : (
        <Given token={token} given={shown} onGone={() => setGone(true)} />
      )}
    </div>
  );
}

function NoRecords({ why }: { why: 'gone' | 'unknown' }) {
  const t = useTexts(givenTexts);
  const path = useLocalPath();
  return (
    <div className="stack">
      <h1>{t(`${why}.title`)}</h1>
      <p className="measure">{t(`${why}.text`)}</p>
      <p className="row">
        <LinkButton variant="primary" href={path('/')}>
          {t('home')}
        </LinkButton>
      </p>
    </div>
  );
}

interface GivenProps {
  token: string;
  given: GivenRecords;
  onGone: () => void;
}

function Given({ token, given: { patient, expires_at: until, data }, onGone }: GivenProps) {
  const t = useTexts(givenTexts);
  const format = useFormat();
  const [openId, open] = useState<string | null>(null);
  if (openId !== null) return <GivenRecord token={token} recordId={openId} onBack={() => open(null)} onGone={onGone} />;
  return (
    <>
      <header className="stack">
        <h1>{t('heading', { name: patient })}</h1>
        <p>{t('until', { day: format.dayOf(until, ZONE) })}</p>
        <p className="small muted">{t('logged')}</p>
      </header>
      {data.length ? (
        <ul className="record-list">
          {data.map((record) => (
            <li key={record.id}>
              <Row record={record} onOpen={() => open(record.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('empty')}</p>
      )}
    </>
  );
}

function Row({ record, onOpen }: { record: MedicalRecord; onOpen: () => void }) {
  const words = useTexts(recordsTexts);
  const { factsOf } = useRecordWords();
  const { kind, category, title } = record;
  return (
    <div className="record-card">
      <KindIcon kind={kind} />
      <div className="record-about">
        <p className="row record-head">
          <span className="strong record-name">{title}</span>
          <Badge>{words(`category.${category}`)}</Badge>
        </p>
        <p className="small muted num">{[words(`kind.${kind}`), ...factsOf(record)].join(' · ')}</p>
      </div>
      <Button type="button" size="small" icon="eye" aria-label={`${words('act.open')}: ${title}`} onClick={onOpen}>
        {words('act.open')}
      </Button>
    </div>
  );
}
