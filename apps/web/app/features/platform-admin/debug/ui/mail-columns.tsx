import type { OutgoingMail } from '@travesia/contracts/platform-admin';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { debugTexts } from '../texts.ts';

const MARKS = {
  waiting: { tone: 'info', icon: 'clock' },
  sent: { tone: 'success', icon: 'circle-check' },
  kept: { tone: 'neutral', icon: 'inbox' },
  failed: { tone: 'danger', icon: 'circle-alert' },
} as const;

/** Columns of the email list, without the body; the subject opens it. */
export function useMailColumns(read: (mail: OutgoingMail) => void): ListColumn<OutgoingMail>[] {
  const t = useTexts(debugTexts);
  const format = useFormat();
  return [
    {
      key: 'subject',
      name: t('mails.subject'),
      order: { ascending: 'subject', descending: '-subject' },
      cell: (mail) => (
        <>
          <button
            type="button"
            className="list-open"
            aria-label={t('mails.readOne', { subject: mail.subject })}
            aria-haspopup="dialog"
            onClick={() => read(mail)}
          >
            {mail.subject}
          </button>
          <span className="bench-two">{mail.to}</span>
        </>
      ),
    },
    {
      key: 'state',
      name: t('mails.state'),
      bare: true,
      order: { ascending: 'state', descending: '-state' },
      cell: ({ state, failure }) => (
        <>
          <Badge {...MARKS[state]}>{t(`mail.${state}`)}</Badge>
          {failure ? <span className="bench-two">{failure}</span> : null}
        </>
      ),
    },
    {
      key: 'written',
      name: t('mails.written'),
      bare: true,
      order: { ascending: 'written', descending: '-written', first: 'descending' },
      cell: ({ created_at: at }) => <time dateTime={at}>{format.instant(at, ownTimeZone())}</time>,
    },
  ];
}
