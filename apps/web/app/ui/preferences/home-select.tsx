import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../lib/i18n/use-texts.tsx';
import { HOME_COUNTRIES } from '../../lib/preferences/preferences.ts';
import { useSite } from '../../lib/site/site.ts';
import { uiTexts } from '../texts.ts';
import { PreferenceForm } from './preference-form.tsx';

/** Where the reader lives: decides the currency, prices at home, miles and the order of crisis lines. */
export function HomeSelect({ id }: { id: string }) {
  const t = useTexts(uiTexts);
  const format = useFormat();
  const locale = useLocale();
  const { home } = useSite();
  const countries = HOME_COUNTRIES.map((code) => ({ code, name: format.region(code) }));
  countries.sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <PreferenceForm className="currency-select">
      <label htmlFor={id}>{t('home.label')}</label>
      <select id={id} name="home" className="input" defaultValue={home ?? ''} data-enhance="submit-on-change">
        {home ? null : <option value="">{t('home.choose')}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <button className="btn btn-secondary btn-small">{t('apply')}</button>
    </PreferenceForm>
  );
}
