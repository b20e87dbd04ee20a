import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { searchTexts } from '../texts.ts';
import { RecentSearches } from './recent-searches.tsx';

interface SearchBoxProps {
  /** Destination countries with names in the page's language, in display order: any `Location` will do. */
  countries: readonly { code: string; name: string }[];
  /** Initial values. */
  q?: string;
  /** Code of the selected country. */
  country?: string;
  /** `large` for the top of the home page. */
  size?: 'medium' | 'large';
  className?: string | undefined;
}

/**
 * Asks for what and where, and opens `/find-care`: a GET form that works without scripts. The `suggest` enhancement
 * autocompletes; its texts come from the data attributes.
 */
export function SearchBox({ countries, q = '', country = '', size = 'medium', className }: SearchBoxProps) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  const locale = useLocale();
  return (
    <search>
      <form
        action={path('/find-care')}
        className={classNames('search-box', size === 'large' && 'search-box-large', className)}
        data-enhance="filter-form"
      >
        <div className="search-words">
          <label className="search-label" htmlFor="search-q">
            {t('box.what')}
          </label>
          <input
            className="input"
            id="search-q"
            name="q"
            type="search"
            maxLength={200}
            defaultValue={q}
            placeholder={t('box.placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            data-enhance="suggest"
            data-language={locale}
            data-provider-path={path('/providers/')}
            data-list={t('suggest.list')}
            data-treatment={t('suggest.treatments')}
            data-place={t('suggest.places')}
            data-provider={t('suggest.providers')}
            data-clinician={t('suggest.clinicians')}
            data-count={t('suggest.count')}
          />
          <RecentSearches />
        </div>
        <div className="search-place">
          <label className="search-label" htmlFor="search-country">
            {t('box.where')}
          </label>
          <select className="input" id="search-country" name="country" defaultValue={country}>
            <option value="">{t('box.anywhere')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button variant="primary" icon="search" className="search-submit">
          {t('box.submit')}
        </Button>
      </form>
    </search>
  );
}
