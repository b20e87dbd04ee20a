import { readOutgoingMail } from '@travesia/contracts/platform-admin';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { Drawer } from '../../../../lib/workbench/drawer.tsx';
import { FailedLoad, Loading } from '../../../../lib/workbench/states.tsx';
import { debugTexts } from '../texts.ts';

/** One email with its body; opening it is recorded in the audit log. */
export function MailText({ id, close }: { id: string; close: () => void }) {
  const t = useTexts(debugTexts);
  const { data, problem, reload } = useCall(readOutgoingMail, { params: { id } }, { isAct: true });
  return (
    <Drawer title={t('mails.one')} close={close}>
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <>
          <Facts
            items={[
              { name: t('mails.to'), value: data.to },
              { name: t('mails.subject'), value: data.subject },
              { name: t('mails.template'), value: <code>{data.template}</code> },
            ]}
          />
          <div className="bench-text" lang={data.locale}>
            {data.text}
          </div>
          <p className="small muted">{t('mails.noted')}</p>
        </>
      ) : problem ? null : (
        <Loading />
      )}
    </Drawer>
  );
}
