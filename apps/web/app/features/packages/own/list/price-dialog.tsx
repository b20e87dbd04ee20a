import {
  changePackagePrices,
  type OwnPackage,
  PRICE_ROUNDINGS,
  type RepricedPackage,
} from '@travesia/contracts/packages';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { type PriceInput, readChange, START } from './price-input.ts';
import { ownPackagesTexts } from './texts.ts';

interface PriceDialogProps {
  packages: readonly OwnPackage[];
  onDone: () => void;
  onClose: () => void;
}

/** New prices for packages: first a test run that lists old and new ones, then the change itself. */
export function PriceDialog({ packages, onDone, onClose }: PriceDialogProps) {
  const t = useTexts(ownPackagesTexts);
  const language = useLocale();
  const { busy, problem, fault, run } = useAct();
  const { form, typed } = useTypedForm<PriceInput>('provider.packages.price', START);
  const [tested, setTested] = useState<{ input: string; data: RepricedPackage[] } | null>(null);
  const currency = packages[0]?.price?.currency ?? 'USD';
  const isTested = tested !== null && tested.input === JSON.stringify(typed);
  const due = isTested ? tested.data.filter(({ refused }) => refused === null).length : 0;
  const send = (input: PriceInput) =>
    run(async () => {
      const change = readChange(input, currency);
      if (!change) return;
      const isTest = !(tested && tested.input === JSON.stringify(input) && due > 0);
      const body = { ids: packages.map(({ id }) => id), change, rounding: input.rounding, dry_run: isTest };
      const { data, changed } = await sessionCall(changePackagePrices, { query: { language }, body });
      if (isTest) return setTested({ input: JSON.stringify(input), data });
      showToast(t('price.done', { count: changed }));
      onDone();
      return true;
    });
  return (
    <DialogForm
      form={form}
      title={t('price.title', { count: packages.length })}
      cancel={t('cancel')}
      submit={isTested && due > 0 ? t('price.apply', { count: due }) : t('price.test')}
      busy={busy}
      fault={fault}
      problem={problem}
      names={{ 'change.percent': 'value', 'change.amount': 'value' }}
      check={(input) => ({ value: readChange(input, currency) ? undefined : t('price.invalid') })}
      onSubmit={async (input) => ((await send(input)) === true && isTested && due > 0 ? true : undefined)}
      onClose={onClose}
    >
      <p className="muted">{t('price.lead')}</p>
      <TypedSelect
        name="kind"
        label={t('price.kind')}
        options={[
          { value: 'percent', label: t('price.percent') },
          { value: 'amount', label: t('price.amount', { currency }) },
        ]}
      />
      <TypedText name="value" inputMode="text" label={t('price.value')} hint={t('price.valueHint')} maxLength={20} />
      <TypedSelect
        name="rounding"
        label={t('price.rounding')}
        options={PRICE_ROUNDINGS.map((value) => ({
          value,
          label: value === 'none' ? t('price.rounding.none') : t('price.rounding.to', { step: value, currency }),
        }))}
      />
      {isTested ? <NewPrices prices={tested.data} /> : null}
    </DialogForm>
  );
}

function NewPrices({ prices }: { prices: readonly RepricedPackage[] }) {
  const t = useTexts(ownPackagesTexts);
  const format = useFormat();
  return (
    <div role="status">
      <table className="table own-packages-prices">
        <caption>{t('price.result')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('package')}</th>
            <th scope="col" className="num">
              {t('price.before')}
            </th>
            <th scope="col" className="num">
              {t('price.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ id, title, before, after, refused }) => (
            <tr key={id}>
              <th scope="row">{title || t('untitled')}</th>
              <td className="num">{before ? format.money(before) : t('price.none')}</td>
              <td className="num">{refused ? t(`price.refused.${refused}`) : after ? format.money(after) : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
