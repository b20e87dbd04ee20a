import { listOutgoingMails, MailState, type OutgoingMail, retryMail } from '@travesia/contracts/platform-admin';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useInStep } from '../../../../lib/forms/use-in-step.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PageLinks } from '../../workbench/page-links.tsx';
import { changedQuery, pageOfQuery } from '../../workbench/query.ts';
import { FailedAct, FailedLoad, Loading } from '../../workbench/states.tsx';
import { debugTexts } from '../texts.ts';
import { MailTable } from './mail-table.tsx';
import { MailText } from './mail-text.tsx';

/** The mails that were written, what became of them, and each to be read. */
export function Mails() {
  const t = useTexts(debugTexts);
  const format = useFormat();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const [query, setQuery] = useSearchParams();
  const [page, q] = [pageOfQuery(query), query.get('q') ?? ''];
  const state = MailState.safeParse(query.get('state')).data;
  const load = useCallback(
    () =>
      sessionCall(
        listOutgoingMails,
        { query: { page, ...(q ? { q } : {}), ...(state ? { state } : {}) } },
        { background: true },
      ),
    [page, q, state],
  );
  const { data, problem, reload } = useLoaded(load);
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
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <>
          {data.data.length === 0 ? (
            <p role="status">{t(q || state ? 'mails.nothing' : 'mails.none')}</p>
          ) : (
            <MailTable
              mails={data.data}
              busy={busy}
              read={({ id }) => setReading(id)}
              retry={retry}
              zone={ownTimeZone()}
            />
          )}
          <PageLinks page={data} to={(to) => changedQuery(query, { page: String(to) })} />
        </>
      ) : problem ? null : (
        <Loading />
      )}
      {reading ? <MailText key={reading} id={reading} close={() => setReading(null)} /> : null}
    </section>
  );
}
