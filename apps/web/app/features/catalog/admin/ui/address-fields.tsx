import { TREATMENT_STATES, type TreatmentListingDetail } from '@travesia/contracts/catalog';
import type { FacetValue } from '@travesia/contracts/kit';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { treatmentsTexts } from '../texts.ts';
import { ReviewFields } from './review-fields.tsx';
import type { TreatmentDraft } from '../treatment-draft.ts';

interface AddressFieldsProps {
  draft: TreatmentDraft;
  set: (changed: Partial<TreatmentDraft>) => void;
  categories: readonly FacetValue[];
  known: TreatmentListingDetail | null;
}

const MOVES = { publish: 'published', withdraw: 'draft', archive: 'archived' } as const;

/** Slug, category, status and medical reviewer. */
export function AddressFields({ draft, set, categories, known }: AddressFieldsProps) {
  const t = useTexts(treatmentsTexts);
  const states = known
    ? TREATMENT_STATES.filter(
        (state) =>
          state === known.status ||
          known.actions.some((action) => action in MOVES && MOVES[action as keyof typeof MOVES] === state),
      )
    : (['draft', 'published'] as const);
  return (
    <section>
      <h2 id="basics">{t('basics')}</h2>
      <div className="bench-columns">
        <TextField
          name="slug"
          label={t('slug')}
          hint={known && draft.slug !== known.slug ? t('slug.moves', { slug: known.slug }) : t('slug.hint')}
          required
          maxLength={80}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          autoComplete="off"
          value={draft.slug}
          onChange={({ currentTarget }) => set({ slug: currentTarget.value })}
        />
        <SelectField
          name="category"
          label={t('category')}
          required
          value={draft.category}
          onChange={({ currentTarget }) => set({ category: currentTarget.value })}
          options={[{ value: '', label: t('choose') }, ...categories.map(({ value, label }) => ({ value, label }))]}
        />
        <SelectField
          name="status"
          label={t('status')}
          hint={
            known && known.uses.published_packages > 0
              ? t('status.held', { count: known.uses.published_packages })
              : undefined
          }
          value={draft.status}
          onChange={({ currentTarget }) => set({ status: choiceOf(TREATMENT_STATES, currentTarget.value) })}
          options={states.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <ReviewFields draft={draft} set={set} />
      </div>
      {known?.former_slugs.length ? (
        <p className="small muted">{t('formerSlugs', { slugs: known.former_slugs.join(', ') })}</p>
      ) : null}
    </section>
  );
}
