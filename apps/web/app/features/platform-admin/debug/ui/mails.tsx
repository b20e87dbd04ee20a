import { listOutgoingMails, MAIL_STATES, type OutgoingMail, retryMail } from '@travesia/contracts/platform-admin';
import { useState } from 'react';
import { choice, defineList, text } from '../../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedAct } from '../../../../lib/workbench/states.tsx';
import { debugTexts } from '../texts.ts';
import { useMailColumns } from './mail-columns.tsx';
import { MailText } from './mail-text.tsx';

const mailsList = defineList('admin.mails', { filters: { q: text(200), state: choice(MAIL_STATES) } });

/** Emails created, their delivery status, and each one's body. */
export function Mails() {
  const t = useTexts(debugTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const asked = useAsked(mailsList);
  const loaded = useCall(listOutgoingMails, { query: asked }, { keep: true });
  const { data, reload } = loaded;
  const { busy, problem: refused, run } = useAct();
  const [reading, setReading] = useState<string | null>(null);
  const retry = ({ id }: OutgoingMail) =>
    void run(async () => {
      await sessionCall(retryMail, { params: { id } });
      showToast(t('mails.retried'));
      await reload();
    });
  const columns = useMailColumns({ busy, read: ({ id }) => setReading(id), retry });
  return (
    <section>
      <h2>{t('mails')}</h2>
      <p className="small muted measure">{t(isDemo ? 'mails.demo' : 'mails.note')}</p>
      <FailedAct problem={refused} />
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
        }}
        caption={t('mails')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        empty={t('mails.none')}
        nothing={t('mails.nothing')}
      />
      {reading ? <MailText key={reading} id={reading} close={() => setReading(null)} /> : null}
    </section>
  );
}
