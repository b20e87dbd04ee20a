import {
  COMPLICATION_PARTS,
  COMPLICATION_PAYERS,
  type ComplicationPart,
  type ComplicationPolicy,
  PACKAGE_LIMITS,
} from '@travesia/contracts/packages';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { choiceOf } from '../../../../../lib/forms/choice-of.ts';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import { editorTexts } from '../texts.ts';
import { packageWords } from '../words/texts.ts';
import { LanguageTexts } from './language-texts.tsx';
import { NumberField } from './number-field.tsx';
import type { SectionProps } from './section-props.ts';
import { SectionFrame } from './section.tsx';

/** Who pays if there is a complication, for how long, and what is excluded. */
export function ComplicationsSection({ value, set, may }: SectionProps) {
  const t = useTexts(editorTexts);
  const { complications } = value;
  const { exclusions } = complications;
  const put = (changed: Partial<typeof complications>, save: 'now' | 'pause') =>
    set({ complications: { ...complications, ...changed } }, save);
  return (
    <SectionFrame
      id="complications"
      heading={t('section.complications')}
      lead={t('complications.lead')}
      disabled={!may.edit}
    >
      <PayerFields value={complications} put={put} />
      <LanguageTexts
        name="complications.exclusions"
        label={t('complications.exclusions')}
        hint={t('complications.exclusionsHint')}
        value={exclusions}
        most={PACKAGE_LIMITS.exclusions}
        rows={4}
        onChange={(next) => put({ exclusions: next }, 'pause')}
      />
    </SectionFrame>
  );
}

interface PayerFieldsProps {
  value: Pick<ComplicationPolicy, 'pays' | 'window_days'>;
  put: (changed: Partial<Pick<ComplicationPolicy, 'pays' | 'window_days'>>, save: 'now' | 'pause') => void;
}

/** Who pays what, and for how long. */
export function PayerFields({ value: { pays, window_days: days }, put }: PayerFieldsProps) {
  const t = useTexts(editorTexts);
  const w = useTexts(packageWords);
  const payerOf = (part: ComplicationPart, text: string) =>
    put({ pays: { ...pays, [part]: text ? choiceOf(COMPLICATION_PAYERS, text) : null } }, 'now');
  return (
    <>
      <div className="pe-pair">
        {COMPLICATION_PARTS.map((part) => (
          <SelectField
            key={part}
            name={`complications.pays.${part}`}
            label={w(`pays.${part}`)}
            value={pays[part] ?? ''}
            onChange={({ currentTarget }) => payerOf(part, currentTarget.value)}
            options={[
              { value: '', label: t('complications.choose') },
              ...COMPLICATION_PAYERS.map((payer) => ({ value: payer, label: w(`payer.${payer}`) })),
            ]}
          />
        ))}
      </div>
      <NumberField
        name="complications.window_days"
        label={t('complications.window')}
        hint={t('complications.windowHint')}
        most={PACKAGE_LIMITS.windowDays}
        value={days}
        onChange={(next) => put({ window_days: next }, 'pause')}
      />
    </>
  );
}
