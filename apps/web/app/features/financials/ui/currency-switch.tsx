import { useNavigate } from 'react-router';
import { currencySymbol } from '../../../lib/format/money.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { useFollowedLinks } from '../../../lib/screen/use-followed-links.ts';
import { Segments } from '../../../ui/action/segments.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { NO_FIGURE } from '../figure-query.ts';
import { financialsTexts } from '../texts.ts';

const MOST_SEGMENTS = 4;

interface CurrencySwitchProps {
  currencies: readonly string[];
  chosen: string;
}

/** Which currency a screen shows, where there are several: they are never added up. */
export function CurrencySwitch({ currencies, chosen }: CurrencySwitchProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const href = useQueryHref();
  const navigate = useNavigate();
  const box = useFollowedLinks<HTMLDivElement>();
  const hrefOf = (currency: string) => href({ ...NO_FIGURE, currency, payouts: null });
  if (currencies.length < 2) return null;
  return (
    <div ref={box}>
      {currencies.length <= MOST_SEGMENTS ? (
        <Segments
          label={t('currency')}
          items={currencies.map((code) => ({
            href: hrefOf(code),
            label: <span title={format.currencyName(code)}>{currencySymbol(code)}</span>,
            current: code === chosen,
          }))}
        />
      ) : (
        <SelectField
          name="currency"
          label={t('currency')}
          hideLabel
          value={chosen}
          options={currencies.map((code) => ({ value: code, label: `${code} (${format.currencyName(code)})` }))}
          onChange={({ currentTarget: { value } }) => void navigate(hrefOf(value), { preventScrollReset: true })}
        />
      )}
    </div>
  );
}
