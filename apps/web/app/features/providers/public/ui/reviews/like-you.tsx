import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import type { ReviewPage } from '../../load-provider.ts';
import { reviewFilters } from '../../review-view.ts';
import { providerTexts } from '../../texts.ts';

/** “Patients like you”: reviews of the same treatment by people from the same country. */
export function LikeYou({ facets }: Pick<ReviewPage, 'facets'>) {
  const t = useTexts(providerTexts);
  const { path, search } = useSite();
  const field = (name: 'treatment' | 'home') => ({
    name,
    label: t(`like.${name}`),
    defaultValue: reviewFilters.valuesOf(search, name)[0] ?? '',
    options: [
      { value: '', label: t(`like.any.${name}`) },
      ...facets[name].map(({ value, label, count }) => ({ value, label: t('like.option', { label, count }) })),
    ],
  });
  if (facets.treatment.length === 0 && facets.home.length === 0) return null;
  return (
    <>
      <h3 className="reviews-filter">{t('like.heading')}</h3>
      <FilterForm to={`${path}#reviews`} own={['treatment', 'home']} label={t('like.heading')} className="like-you">
        <SelectField {...field('treatment')} />
        <SelectField {...field('home')} />
        <Button size="small">{t('like.show')}</Button>
      </FilterForm>
    </>
  );
}
