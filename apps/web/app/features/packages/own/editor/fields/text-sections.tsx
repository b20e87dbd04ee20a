import { PACKAGE_LIMITS } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import { editorTexts } from '../texts.ts';
import { useGapText, itemNamesOf } from '../words/gap-text.ts';
import { packageWords } from '../words/texts.ts';
import { LanguageTexts } from './language-texts.tsx';
import type { SectionProps } from './section-props.ts';
import { SectionFrame } from './section.tsx';

/** Title and description. */
export function TextsSection({ value, set, may, below }: SectionProps & { below?: ReactNode }) {
  const t = useTexts(editorTexts);
  const w = useTexts(packageWords);
  return (
    <SectionFrame id="texts" heading={t('section.texts')} lead={t('texts.lead')} disabled={!may.edit}>
      <LanguageTexts
        name="title"
        label={w('field.title')}
        value={value.title}
        most={PACKAGE_LIMITS.title}
        isRequired
        onChange={(title) => set({ title })}
      />
      <LanguageTexts
        name="description"
        label={w('field.description')}
        hint={t('texts.paragraphs')}
        value={value.description}
        most={PACKAGE_LIMITS.description}
        rows={8}
        isRequired
        onChange={(description) => set({ description })}
      />
      {below}
    </SectionFrame>
  );
}

/** The number of the permit, and words that can't be published. */
export function AdvertisingSection({ value, set, editor, gaps, may }: SectionProps) {
  const t = useTexts(editorTexts);
  const w = useTexts(packageWords);
  const gapText = useGapText(itemNamesOf(editor.items));
  const claims = gaps.filter(({ section }) => section === 'advertising');
  return (
    <SectionFrame id="advertising" heading={t('section.advertising')} lead={t('advertising.lead')} disabled={!may.edit}>
      <TextField
        name="advertising_number"
        label={w('field.advertising_number')}
        hint={t('advertising.hint')}
        className="pe-short"
        maxLength={PACKAGE_LIMITS.advertisingNumber}
        value={value.advertising_number ?? ''}
        onChange={({ currentTarget }) => set({ advertising_number: currentTarget.value || null })}
      />
      {claims.length ? (
        <ul className="pe-claims">
          {claims.map((gap) => (
            <li key={`${gap.path} ${gap.params['text']}`}>
              <Icon name="circle-alert" /> {gapText(gap)}
            </li>
          ))}
        </ul>
      ) : null}
    </SectionFrame>
  );
}
