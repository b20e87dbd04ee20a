import { exportDisclosures } from '@travesia/contracts/records';
import { useRef, useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { addMonths } from '../../../lib/dates/calendar-date.ts';
import { saveReceived } from '../../../lib/device/save-received.ts';
import { SentForm } from '../../../lib/forms/draft/sent-form.tsx';
import { TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { disclosureTexts } from './texts.ts';

const DAY = 'YYYY-MM-DD'.length;
const YEAR = 12;

/** Downloads the report of a period, the last twelve months unless others are chosen. */
export function ReportForm() {
  const t = useTexts(disclosureTexts);
  const language = useLocale();
  const { busy, doing, problem, run } = useAct();
  const [today] = useState(() => new Date().toISOString().slice(0, DAY));
  const { form } = useTypedForm('records.disclosures', { from: addMonths(today, -YEAR), to: today });
  const format = useRef<'pdf' | 'csv'>('pdf');
  const save = ({ from, to }: { from: string; to: string }) => {
    const wanted = format.current;
    return run(async () => {
      const content = await sessionCall(exportDisclosures, { query: { from, to, format: wanted, language } });
      saveReceived(content, `disclosures-${from}-${to}.${wanted}`);
      showToast(t('saved'));
    }, wanted);
  };
  const button = (wanted: 'pdf' | 'csv') => (
    <Button
      type="submit"
      icon="download"
      busy={doing === wanted}
      disabled={busy}
      onClick={() => {
        format.current = wanted;
      }}
    >
      {t(wanted)}
    </Button>
  );
  return (
    <SentForm
      form={form}
      className="stack"
      checksFields
      problem={problem}
      sentences={{ from: t('from.tooOld'), to: t('to.tooEarly') }}
      check={({ from, to }) => (from && to && from > to ? { to: t('to.tooEarly') } : {})}
      busy={busy}
      onSubmit={(typed) => void save(typed)}
      foot={
        <div className="row">
          {button('pdf')}
          {button('csv')}
        </div>
      }
    >
      <p className="small muted measure">{t('lead')}</p>
      <div className="row">
        <TypedText name="from" type="date" label={t('from')} required />
        <TypedText name="to" type="date" label={t('to')} required />
      </div>
    </SentForm>
  );
}
