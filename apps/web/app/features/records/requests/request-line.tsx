import type { RecordRequest } from '@travesia/contracts/records';
import type { ReactNode } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { recordWords } from '../words/texts.ts';
import { requestsTexts } from './texts.ts';

const TONES = { open: 'warning', answered: 'success', declined: 'neutral', withdrawn: 'neutral' } as const;

/** What was asked for, by whom and by when, and how it stands. */
export function RequestLine({ request, children }: { request: RecordRequest; children: ReactNode }) {
  const t = useTexts(requestsTexts);
  const words = useTexts(recordWords);
  const format = useFormat();
  const { category, due_on: due, status, asked_by: who, asked_at: at } = request;
  const day = format.dayOf(at, ownTimeZone());
  const facts = [
    category ? words(`category.${category}`) : null,
    due ? t('due.on', { day: format.date(due) }) : null,
    who ? t('by', { who, day }) : day,
  ];
  return (
    <div className="record-request">
      <div>
        <p className="record-request-words">{request.words}</p>
        <p className="small muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      {children ? <div className="row record-request-acts">{children}</div> : null}
    </div>
  );
}
