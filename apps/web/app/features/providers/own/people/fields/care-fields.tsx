import type { OwnClinicians } from '@travesia/contracts/providers';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { type Draft, useTyped } from '../../../../../lib/forms/draft/use-draft-form.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { SPOKEN } from '../../settings/spoken.ts';
import { TickList } from '../../settings/tick-list.tsx';
import { peopleTexts } from '../texts.ts';
import { DigitsField } from './digits-field.tsx';

/** Languages, experience, and where they see patients. */
export function CareFields({ choices, ...save }: Draft & { choices: OwnClinicians }) {
  const t = useTexts(peopleTexts);
  const format = useFormat();
  const own = (useTyped(save)['languages'] ?? '').split(' ').filter(Boolean);
  const languages = [...new Set([...choices.language_choices, ...SPOKEN, ...own])];
  return (
    <div className="stack">
      <TickList
        {...save}
        part="person"
        name="languages"
        legend={t('field.languages')}
        options={languages.map((value) => ({ value, label: format.languageAlone(value) }))}
      />
      <TickList
        {...save}
        part="person"
        name="sees"
        legend={t('field.sees')}
        options={[
          { value: 'in_person', label: t('sees.in_person') },
          { value: 'online', label: t('sees.online') },
        ]}
      />
      <DigitsField {...save} name="years_in_practice" label={t('field.years')} maxLength={2} />
    </div>
  );
}
