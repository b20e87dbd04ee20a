import type { OwnClinician, OwnClinicians } from '@travesia/contracts/providers';
import { refusedSentence } from '../../../../../lib/forms/form-state.ts';
import { type Draft, useDraftField, useTyped } from '../../../../../lib/forms/draft/use-draft-form.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { describedBy, fieldId } from '../../../../../ui/field/field-id.ts';
import { FieldNotes } from '../../../../../ui/field/field-notes.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { type Listed, listOf, textOf } from '../../treatments/treatment-list.ts';
import { peopleTexts } from '../texts.ts';
import { DigitsField } from './digits-field.tsx';

interface TreatmentFieldsProps extends Draft {
  person: OwnClinician;
  choices: OwnClinicians;
  /** The last full year. */
  year: number;
}

/** The treatments they perform, each with how often in a year. */
export function TreatmentFields({ person, choices, year, ...save }: TreatmentFieldsProps) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const { draft } = save;
  const { value, refused } = useDraftField(save, 'treatments');
  const list = listOf(value);
  const all = [
    ...choices.treatment_choices,
    ...person.treatments
      .filter(({ treatment }) => !choices.treatment_choices.some(({ slug }) => slug === treatment))
      .map(({ treatment, name }) => ({ slug: treatment, name })),
  ];
  const counted = (useTyped(save)['cases_year'] ?? '') || String(year);
  const put = (next: readonly Listed[]) => draft.edit('treatments', textOf(next), 'pause');
  const id = fieldId('person.treatments');
  const error = refused ? refusedSentence(locale, value, refused) : undefined;
  if (all.length === 0)
    return (
      <p className="muted">{t.rich('treatments.none', { link: <LocalLink key="link" to="/provider/treatments" /> })}</p>
    );
  return (
    <div className="stack">
      <fieldset
        id={id}
        name="person.treatments"
        className="plain-set"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
      >
        <legend className="sr-only">{t('part.treatments')}</legend>
        <ul className="people-treatments">
          {all.map(({ slug, name }) => {
            const row = list.find(({ treatment }) => treatment === slug);
            return (
              <li key={slug}>
                <label className="choice">
                  <input
                    type="checkbox"
                    checked={row !== undefined}
                    onChange={({ currentTarget }) =>
                      put(
                        currentTarget.checked
                          ? [...list, { treatment: slug, cases: '' }]
                          : list.filter(({ treatment }) => treatment !== slug),
                      )
                    }
                  />
                  <span>{name}</span>
                </label>
                {row ? (
                  <TextField
                    name={`person.cases.${slug}`}
                    type="text"
                    inputMode="numeric"
                    maxLength={6}
                    label={t('treatments.count', { name, year: counted })}
                    hideLabel
                    placeholder={t('treatments.perYear', { year: counted })}
                    value={row.cases}
                    onChange={({ currentTarget }) =>
                      put(
                        list.map((one) =>
                          one.treatment === slug
                            ? { ...one, cases: currentTarget.value.replaceAll(/\D/g, '').slice(0, 5) }
                            : one,
                        ),
                      )
                    }
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
        <FieldNotes id={id} error={error} />
      </fieldset>
      <DigitsField
        {...save}
        name="cases_year"
        label={t('field.casesYear')}
        hint={t('hint.casesYear', { year: String(year) })}
        maxLength={4}
      />
    </div>
  );
}
