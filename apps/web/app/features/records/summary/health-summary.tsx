import '../document/document.css';
import { getHealthSummary, type HealthSummary, type SummarySource } from '@travesia/contracts/records';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AddButtons } from '../add/add-buttons.tsx';
import { CodesSwitch } from '../document/codes-switch.tsx';
import { groupPanels } from '../document/group-panels.ts';
import { StatementList } from '../document/statement-list.tsx';
import { documentTexts } from '../document/texts.ts';
import { ExportSummary } from './export-summary.tsx';
import { Sources } from './sources.tsx';
import { summaryTexts } from './texts.ts';

/** `/medical-records?view=summary`: what the user’s clinical documents say together. Each load is logged, so it isn’t polled. */
export function HealthSummaryView({ tabs }: { tabs: ReactNode }) {
  const t = useTexts(summaryTexts);
  const loaded = useCall(getHealthSummary);
  return (
    <div>
      <h1>{t('title')}</h1>
      <p className="muted measure admin-lead">{t('lead')}</p>
      {tabs}
      <LoadState loaded={loaded} tall>
        {(summary) =>
          summary.sources.length + summary.unreadable.length === 0 ? <NoSummary /> : <Whole summary={summary} />
        }
      </LoadState>
    </div>
  );
}

function NoSummary() {
  const t = useTexts(summaryTexts);
  const navigate = useNavigate();
  const path = useLocalPath();
  return (
    <EmptyState
      title={t('empty.title')}
      // Files on their way are shown in the list of records.
      action={<AddButtons onChosen={() => void navigate(path('/medical-records'))} />}
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
}

function Whole({ summary: { kinds, sources, unreadable } }: { summary: HealthSummary }) {
  const t = useTexts(summaryTexts);
  const [showsCodes, showCodes] = useState(false);
  return (
    <div className="clinical-document">
      {sources.length ? <ExportSummary /> : null}
      {unreadable.length ? (
        <Notice tone="warning" title={t('unreadable', { count: unreadable.length })}>
          <Sources sources={unreadable} />
        </Notice>
      ) : null}
      {sources.length ? <CodesSwitch isOn={showsCodes} onSwitch={showCodes} /> : null}
      {sources.length ? kinds.map((kind) => <Kind key={kind.kind} about={kind} showsCodes={showsCodes} />) : null}
      {sources.length ? (
        <section className="clinical-kind">
          <h2>{t('sources', { count: sources.length })}</h2>
          <Sources sources={sources} />
        </section>
      ) : null}
    </div>
  );
}

interface KindProps {
  about: HealthSummary['kinds'][number];
  showsCodes: boolean;
}

function Kind({ about: { kind, state, contradicted, entries }, showsCodes }: KindProps) {
  const t = useTexts(summaryTexts);
  const words = useTexts(documentTexts);
  const id = useId();
  return (
    <section className="clinical-kind" aria-labelledby={id}>
      <h2 id={id}>{words(`kind.${kind}`)}</h2>
      {contradicted ? (
        <Notice tone="warning">
          <p>{t('contradicted')}</p>
        </Notice>
      ) : null}
      {state === 'stated' ? null : <p className="muted">{t(`state.${state}`)}</p>}
      {state === 'stated' && entries.length === 0 ? <p className="muted">{t('state.worded')}</p> : null}
      <StatementList
        panels={groupPanels(entries)}
        reading={{
          // A summary has documents in several languages, and doesn’t say which.
          lang: undefined,
          showsCodes,
          after: ({ sources = [] }, panel) =>
            // Results of a panel mostly come from where the panel does.
            isSame(sources, panel?.sources) ? null : <Sources sources={sources} label={t('from')} />,
        }}
      />
    </section>
  );
}

const isSame = (sources: readonly SummarySource[], others: readonly SummarySource[] = []): boolean =>
  sources.length === others.length && sources.every(({ record_id: id }, at) => others[at]?.record_id === id);
