import type { StatementRequest } from '@travesia/contracts/financials';
import type { ExportedFile } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { saveExported } from '../../../lib/device/save-exported.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FormDialog } from '../../../lib/workbench/screen/form-dialog.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { daysOf, PERIODS } from '../periods.ts';
import { financialsTexts } from '../texts.ts';

interface StatementButtonProps {
  /** Currencies with money; the first is chosen. */
  currencies: readonly string[];
  ask: (request: StatementRequest) => Promise<ExportedFile>;
}

/** Opens the form that downloads a statement. */
export function StatementButton(props: StatementButtonProps) {
  const t = useTexts(financialsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" icon="download" onClick={() => setOpen(true)}>
        {t('export.open')}
      </Button>
      {isOpen ? <StatementDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function StatementDialog({ currencies, ask, onClose }: StatementButtonProps & { onClose: () => void }) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { busy, fault, problem, run } = useAct();
  const { form, typed } = useTypedForm(`financials.statement.${currencies.toSorted().join('.')}`, {
    period: 'last_month',
    from: '',
    to: '',
    currency: currencies[0] ?? '',
    format: 'pdf',
  });
  const period = PERIODS.find((one) => one === typed.period) ?? 'custom';
  const send = (sent: typeof typed) =>
    run(async () => {
      const { from, to } = daysOf(period, new Date()) ?? sent;
      const file = await ask({ currency: sent.currency, from, to, format: sent.format === 'csv' ? 'csv' : 'pdf' });
      saveExported(file);
      showToast(t('export.saved', { name: file.name }));
      return true;
    });
  return (
    <FormDialog
      title={t('export.title')}
      form={form}
      submit={t('export.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      check={({ from, to }) => (period === 'custom' && from && to && from > to ? { to: t('export.backwards') } : {})}
      onSubmit={send}
      onClose={onClose}
    >
      <p className="muted">{t('export.explain')}</p>
      <TypedSelect
        name="period"
        label={t('period')}
        options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      {period === 'custom' ? (
        <div className="money-days">
          <TypedText name="from" type="date" label={t('period.from')} required />
          <TypedText name="to" type="date" label={t('period.to')} required />
        </div>
      ) : null}
      {currencies.length > 1 ? (
        <TypedSelect
          name="currency"
          label={t('currency')}
          options={currencies.map((code) => ({ value: code, label: `${format.currencyName(code)} (${code})` }))}
        />
      ) : null}
      <TypedSelect
        name="format"
        label={t('export.format')}
        options={[
          { value: 'pdf', label: t('export.pdf') },
          { value: 'csv', label: t('export.csv') },
        ]}
      />
    </FormDialog>
  );
}
