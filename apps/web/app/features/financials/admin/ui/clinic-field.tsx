import { searchAdminProviders } from '@travesia/contracts/providers';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { adminMoneyTexts } from '../texts.ts';

const SHOWN = 6;
const LEAST_LETTERS = 2;

/** What a form keeps of a clinic that is searched for. */
export const NO_CLINIC = { q: '', provider_id: '', clinic_name: '' };
type ClinicTyped = typeof NO_CLINIC;

interface ClinicFieldProps {
  form: { change: (changed: Partial<ClinicTyped>) => void };
  typed: ClinicTyped;
}

/** Chooses a clinic of those that a search finds. */
export function ClinicField({ form, typed: { q, provider_id: chosen, clinic_name: name } }: ClinicFieldProps) {
  const t = useTexts(adminMoneyTexts);
  const language = useLocale();
  const isLong = q.trim().length >= LEAST_LETTERS;
  const search = useCall(searchAdminProviders, { query: { q, language, limit: SHOWN } }, { enabled: isLong });
  const found = isLong ? (search.data?.data ?? null) : null;
  // What was chosen stays in sight, whatever is searched for next.
  const isApart = chosen !== '' && !found?.some(({ id }) => id === chosen);
  return (
    <>
      <TypedText type="search" name="q" label={t('clinic.find')} hint={t('clinic.hint')} autoComplete="off" />
      {isLong && search.problem ? <FailedLoad problem={search.problem} retry={search.reload} /> : null}
      {isApart || (found && !search.problem) ? (
        <fieldset className="choices" aria-live="polite">
          <legend>{isApart || found?.length ? t('clinic.choose') : t('clinic.nothing')}</legend>
          {isApart ? (
            <label className="choice">
              <input type="radio" name="provider_id" value={chosen} checked readOnly />
              <span>{name}</span>
            </label>
          ) : null}
          {(found ?? []).map(({ id, name: title, city, country }) => (
            <label key={id} className="choice">
              <input
                type="radio"
                name="provider_id"
                value={id}
                checked={chosen === id}
                onChange={() => form.change({ provider_id: id, clinic_name: title })}
              />
              <span>
                {title}
                <span className="admin-second">{[city, country.name].filter(Boolean).join(', ')}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
