import { currencySymbol } from '../../lib/format/money.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { CURRENCIES } from '../../lib/preferences/preferences.ts';
import { useSite } from '../../lib/site/site.ts';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import { uiTexts } from '../texts.ts';
import { PreferenceForm } from './preference-form.tsx';

/** The currency switch: one form whose buttons each submit a currency; the page reloads with it. */
export function CurrencyMenu() {
  const t = useTexts(uiTexts);
  const format = useFormat();
  const { currency } = useSite();
  return (
    <Menu label={t('currency.change', { code: currency })} text={currency}>
      <PreferenceForm>
        {CURRENCIES.map((code) => (
          <button
            key={code}
            className="menu-item"
            name="currency"
            value={code}
            aria-current={code === currency ? 'true' : undefined}
          >
            <span className="menu-code">{currencySymbol(code)}</span>
            {format.currencyName(code)}
            {code === currency ? <Icon name="check" /> : null}
          </button>
        ))}
      </PreferenceForm>
    </Menu>
  );
}

/** The same as a select, for the phone menu and portals. */
export function CurrencySelect({ id }: { id: string }) {
  const t = useTexts(uiTexts);
  const format = useFormat();
  const { currency } = useSite();
  return (
    <PreferenceForm className="currency-select">
      <label htmlFor={id}>{t('currency.label')}</label>
      <select id={id} name="currency" className="input" defaultValue={currency} data-enhance="submit-on-change">
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {`${code} · ${format.currencyName(code)}`}
          </option>
        ))}
      </select>
      <button className="btn btn-secondary btn-small">{t('apply')}</button>
    </PreferenceForm>
  );
}
