import { listOutgoingMails, MailState, type OutgoingMail, retryMail } from '@travesia/contracts/platform-admin';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useInStep } from '../../../../lib/forms/use-in-step.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { changedQuery, pageOfQuery } from '../../../../lib/workbench/query.ts';
import { FailedAct } from '../../../../lib/workbench/states.tsx';
import { debugTexts } from '../texts.ts';
import { useMailColumns } from './mail-columns.tsx';
import { MailText } from './mail-text.tsx';

/** The mails that were written, what became of them, and each to be read. */
export function Mails() {
  const t = useTexts(debugTexts);
  const format = useFormat();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const [query, setQuery] = useSearchParams();
  const [page, q] = [pageOfQuery(query), query.get('q') ?? ''];
  const state = MailState.safeParse(query.get('state')).data;
  const loaded = useCall(
    listOutgoingMails,
    {
      query: { page, ...(q ? { q } : {}), ...(state ? { state } : {}) },
    },
    { keep: true },
  );
  const { data, reload } = loaded;
  const { busy, problem: refused, run } = useAct();
  const [reading, setReading] = useState<string | null>(null);
  const change = (changed: Record<string, string>) =>
    setQuery(changedQuery(query, changed), { preventScrollReset: true });
  const form = useRef<HTMLFormElement>(null);
  useInStep(form, { q });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  const retry = ({ id }: OutgoingMail) =>
    void run(async () => {
      await sessionCall(retryMail, { params: { id } });
      showToast(t('mails.retried'));
      await reload();
    });
  const columns = useMailColumns({ busy, read: ({ id }) => setReading(id), retry });
  const labelOf = (one: MailState) =>
    data ? t('option', { label: t(`mail.${one}`), count: format.number(data.counts[one]) }) : t(`mail.${one}`);
  return (
    <section>
      <h2>{t('mails')}</h2>
      <p className="small muted measure">{t(isDemo ? 'mails.demo' : 'mails.note')}</p>
      <form ref={form} className="bench-filters" role="search" data-draft="own" onSubmit={submit}>
        <TextField name="q" type="search" label={t('mails.search')} defaultValue={q} autoComplete="off" />
        <SelectField
          name="state"
          label={t('mails.state')}
          value={state ?? ''}
          onChange={({ currentTarget }) => change({ state: currentTarget.value })}
          options={[
            { value: '', label: t('any') },
            ...MailState.options.map((value) => ({ value, label: labelOf(value) })),
          ]}
        />
        <Button icon="search">{t('search')}</Button>
      </form>
      <FailedAct problem={refused} />
      <ListScreen
        list="admin.mails"
        caption={t('mails')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        empty={t(q || state ? 'mails.nothing' : 'mails.none')}
      />
      {reading ? <MailText key={reading} id={reading} close={() => setReading(null)} /> : null}
    </section>
  );
}
