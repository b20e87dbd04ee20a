import { clinicianPath } from '@travesia/contracts/providers';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { FindCareData } from '../load-find-care.ts';
import { searchTexts } from '../texts.ts';

/** The clinicians found by name or profession, each a link to their page. */
export function FoundClinicians({ clinicians: { total, data } }: Pick<FindCareData, 'clinicians'>) {
  const t = useTexts(searchTexts);
  if (data.length === 0) return null;
  return (
    <section aria-label={t('clinicians.label')} className="found-clinicians">
      <h2 className="small strong">{t('clinicians.count', { count: total })}</h2>
      <ul>
        {data.map((one) => (
          <li key={one.id}>
            <LocalLink to={clinicianPath(one.provider, one)} className="strong">
              {one.name}
            </LocalLink>{' '}
            <span className="small muted">
              {[one.specialty, one.provider.name, one.city?.name ?? one.country.name].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
