import { listOutgoingMails, MAIL_SORTS, MAIL_STATES, retryMail } from '@travesia/contracts/platform-admin';
import { useState } from 'react';
import { eachOf } from '../../../../lib/list/bulk/bulk-act.ts';
import { choice, defineList, text } from '../../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { debugTexts } from '../texts.ts';
import { useMailColumns } from './mail-columns.tsx';
import { MailText } from './mail-text.tsx';

const mailsList = defineList('admin.mails', {
  filters: { q: text(200), state: choice(MAIL_STATES) },
  sorts: MAIL_SORTS,
});

/** Emails created, their delivery status, and each one's body. */
export function Mails() {
  const t = useTexts(debugTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const asked = useAsked(mailsList);
  const loaded = useCall(listOutgoingMails, { query: asked }, { keep: true });
  const { data } = loaded;
  const [reading, setReading] = useState<string | null>(null);
  const columns = useMailColumns(({ id }) => setReading(id));
  return (
    <section>
      <h2>{t('mails')}</h2>
      <p className="small muted measure">{t(isDemo ? 'mails.demo' : 'mails.note')}</p>
      <ListScreen
        definition={mailsList}
        filters={{
          label: t('mails.filters'),
          filters: {
            q: { label: t('mails.search') },
            state: {
              label: t('mails.state'),
              options: MAIL_STATES.map((value) => ({
                value,
                label: t(`mail.${value}`),
                count: data?.counts[value],
              })),
            },
          },
          sorts: (sort) => t(`mails.sort.${sort}`),
        }}
        caption={t('mails')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        rowActs={{
          nameOf: ({ subject }) => subject,
          acts: [
            {
              key: 'retry',
              name: t('mails.retry'),
              icon: 'rotate-ccw',
              fits: ({ actions }) => actions.includes('retry'),
              run: eachOf(({ id }) => sessionCall(retryMail, { params: { id } })),
            },
          ],
        }}
        empty={t('mails.none')}
        nothing={t('mails.nothing')}
      />
      {reading ? <MailText key={reading} id={reading} close={() => setReading(null)} /> : null}
    </section>
  );
}
