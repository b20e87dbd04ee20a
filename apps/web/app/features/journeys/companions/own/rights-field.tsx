import { COMPANION_RIGHTS, type CompanionRight } from '@travesia/contracts/journeys';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { useFieldError } from '../../../../ui/field/field-errors.ts';
import { companionTexts } from '../texts.ts';

interface RightsFieldProps {
  rights: readonly CompanionRight[];
  onChoose: (rights: CompanionRight[]) => void;
}

/** What a companion may read, each with what that is. */
export function RightsField({ rights, onChoose }: RightsFieldProps) {
  const t = useTexts(companionTexts);
  const error = useFieldError('rights', undefined);
  return (
    <CheckboxList
      name="rights"
      legend={t('field.rights')}
      hint={t('field.rightsHint')}
      error={error}
      chosen={rights}
      choices={COMPANION_RIGHTS.map((value) => ({
        value,
        label: (
          <>
            {t(`right.${value}`)}
            <span className="small muted companion-right">{t(`right.${value}.text`)}</span>
          </>
        ),
      }))}
      onChoose={(value, isChosen) =>
        onChoose(COMPANION_RIGHTS.filter((right) => (right === value ? isChosen : rights.includes(right))))
      }
    />
  );
}
