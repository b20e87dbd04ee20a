import { getPolicyTable, type PolicyTable as Policy } from '@travesia/contracts/packages';
import { useState } from 'react';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { editorTexts } from '../texts.ts';

const DAY_MS = 86_400_000;
const AHEAD = 60;
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The chosen policy as dates and amounts for a first day of care, as of the last save. */
export function PolicyPreview({ id }: { id: string }) {
  const t = useTexts(editorTexts);
  const language = useLocale();
  const [date, setDate] = useState(() => new Date(Date.now() + AHEAD * DAY_MS).toISOString().slice(0, 10));
  const [asked, setAsked] = useState(date);
  const query = { language, start_date: asked };
  const loaded = useCall(getPolicyTable, { params: { id }, query }, { followsChanges: true });
  return (
    <div className="pe-group">
      <h3>{t('policy.heading')}</h3>
      <TextField
        name="policy-start"
        type="date"
        className="pe-short"
        label={t('policy.start')}
        value={date}
        onChange={({ currentTarget: { value } }) => {
          setDate(value);
          if (isDate(value)) setAsked(value);
        }}
      />
      <LoadState loaded={loaded}>
        {({ table }) => (table ? <Steps table={table} /> : <p className="small muted">{t('policy.none')}</p>)}
      </LoadState>
    </div>
  );
}

function Steps({ table }: { table: Policy }) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const { steps, time_zone: zone, deposit, price } = table;
  const when = ({ from_date: from, until_date: until }: Policy['steps'][number]) => {
    if (from && until)
      return from === until
        ? format.date(from)
        : t('policy.between', { from: format.date(from), until: format.date(until) });
    if (until) return t('policy.until', { date: format.date(until) });
    return from ? t('policy.from', { date: format.date(from) }) : t('policy.always');
  };
  return (
    <div className="pe-table">
      <table className="table table-folds">
        <caption className="small muted">{t('policy.zone', { zone: zone.replaceAll('_', ' ') })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('policy.when')}</th>
            <th scope="col" className="table-number">
              {t('policy.share')}
            </th>
            <th scope="col" className="table-number">
              {t('policy.ofDeposit')}
            </th>
            <th scope="col" className="table-number">
              {t('policy.ofPrice')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={`${step.from_date} ${step.until_date}`}>
              <th scope="row">
                {when(step)}
                {step.note ? <span className="tiny muted pe-policy">{step.note}</span> : null}
              </th>
              <td className="table-number">{format.percent(step.refund_percent / 100)}</td>
              <td className="table-number">{format.money(step.of_deposit.refund)}</td>
              <td className="table-number">{format.money(step.of_price.refund)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tiny muted num">
        {t('policy.basis', { deposit: format.money(deposit), price: format.money(price) })}
      </p>
    </div>
  );
}
