import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import { Facts } from '../../../../../ui/overlay/disclosure.tsx';
import { editorTexts } from '../texts.ts';
import { packageWords } from '../words/texts.ts';
import type { SectionProps } from './section-props.ts';
import { SectionFrame } from './section.tsx';

/** Which treatment it is a price for, with the days the catalog plans for it. */
export function TreatmentSection({ value, set, editor, may }: SectionProps) {
  const t = useTexts(editorTexts);
  const w = useTexts(packageWords);
  const { treatments } = editor;
  const offered = treatments.filter((one) => one.offered);
  const others = Map.groupBy(
    treatments.filter((one) => !one.offered),
    ({ category }) => category,
  );
  const option = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });
  return (
    <SectionFrame id="treatment" heading={t('section.treatment')} disabled={!may.edit}>
      <SelectField
        name="treatment"
        label={w('field.treatment')}
        hint={t('treatment.hint')}
        value={value.treatment ?? ''}
        onChange={({ currentTarget }) => set({ treatment: currentTarget.value || null }, 'now')}
        options={[
          { value: '', label: t('treatment.choose') },
          ...(offered.length ? [{ label: t('treatment.offered'), options: offered.map(option) }] : []),
          ...[...others].map(([category, all]) => ({ label: category, options: all.map(option) })),
        ]}
      />
      <TreatmentFacts treatment={editor.treatment?.slug === value.treatment ? editor.treatment : null} />
    </SectionFrame>
  );
}

function TreatmentFacts({ treatment }: { treatment: SectionProps['editor']['treatment'] }) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  if (!treatment) return null;
  const { hospital_nights: nights, stay_days_min: least, stay_days_max: most, fly_home_min_days: fly } = treatment;
  return (
    <>
      <Facts
        items={[
          { name: t('treatment.nights'), value: format.number(nights) },
          { name: t('treatment.stay'), value: t('treatment.stayDays', { least, most }) },
          { name: t('treatment.fly'), value: t('treatment.flyDays', { count: fly }) },
          { name: t('treatment.trips'), value: format.number(treatment.trips) },
        ]}
      />
      {treatment.restricted ? <Notice icon="lock">{t('treatment.restricted')}</Notice> : null}
    </>
  );
}
