import type { OutgoingMail } from '@travesia/contracts/platform-admin';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { debugTexts } from '../texts.ts';

const MARKS = {
  waiting: { tone: 'info', icon: 'clock' },
  sent: { tone: 'success', icon: 'circle-check' },
  kept: { tone: 'neutral', icon: 'inbox' },
  failed: { tone: 'danger', icon: 'circle-alert' },
} as const;

interface MailActs {
  busy: boolean;
  read: (mail: OutgoingMail) => void;
  retry: (mail: OutgoingMail) => void;
}

/** Columns of the email list, without the body, plus actions. */
export function useMailColumns({ busy, read, retry }: MailActs): ListColumn<OutgoingMail>[] {
  const t = useTexts(debugTexts);
  const format = useFormat();
  return [
    {
      key: 'subject',
      name: t('mails.subject'),
      cell: ({ subject, to }) => (
        <>
          {subject}
          <span className="bench-two">{to}</span>
        </>
      ),
    },
    {
      key: 'state',
      name: t('mails.state'),
      bare: true,
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
      cell: ({ created_at: at }) => <time dateTime={at}>{format.instant(at, ownTimeZone())}</time>,
    },
    {
      key: 'acts',
      name: t('mails.acts'),
      acts: true,
      cell: (mail) => (
        <span className="row">
          <Button
            type="button"
            size="small"
            aria-label={t('mails.readOne', { subject: mail.subject })}
            onClick={() => read(mail)}
          >
            {t('mails.read')}
          </Button>
          {mail.actions.includes('retry') ? (
            <Button type="button" size="small" icon="rotate-ccw" busy={busy} onClick={() => retry(mail)}>
              {t('mails.retry')}
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
}
