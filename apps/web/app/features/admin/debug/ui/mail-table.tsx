import type { OutgoingMail } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { debugTexts } from '../texts.ts';

const MARKS = {
  waiting: { tone: 'info', icon: 'clock' },
  sent: { tone: 'success', icon: 'circle-check' },
  kept: { tone: 'neutral', icon: 'inbox' },
  failed: { tone: 'danger', icon: 'circle-alert' },
} as const;

interface MailTableProps {
  mails: readonly OutgoingMail[];
  busy: boolean;
  read: (mail: OutgoingMail) => void;
  retry: (mail: OutgoingMail) => void;
  /** Time zone of the reader. */
  zone: string;
}

/** Mails without their texts. */
export function MailTable({ mails, busy, read, retry, zone }: MailTableProps) {
  const t = useTexts(debugTexts);
  const format = useFormat();
  return (
    <div className="bench-stacked">
      <Table
        caption={t('mails')}
        hideCaption
        rowKey={({ id }) => id}
        rows={mails}
        columns={[
          {
            key: 'subject',
            header: t('mails.subject'),
            cell: ({ subject, to }: OutgoingMail) => (
              <>
                {subject}
                <span className="bench-two">{to}</span>
              </>
            ),
          },
          {
            key: 'state',
            header: t('mails.state'),
            cell: ({ state, failure }) => (
              <>
                <Badge {...MARKS[state]}>{t(`mail.${state}`)}</Badge>
                {failure ? <span className="bench-two">{failure}</span> : null}
              </>
            ),
          },
          {
            key: 'written',
            header: t('mails.written'),
            cell: ({ created_at: at }) => <time dateTime={at}>{format.instant(at, zone)}</time>,
          },
          {
            key: 'acts',
            header: <span className="sr-only">{t('mails.acts')}</span>,
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
        ]}
      />
    </div>
  );
}
