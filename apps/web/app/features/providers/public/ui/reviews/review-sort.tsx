import { REVIEW_SORTS } from '@travesia/contracts/reviews';
import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import type { ReviewPage } from '../../load-provider.ts';
import { reviewFilters, reviewSort } from '../../review-view.ts';
import { providerTexts } from '../../texts.ts';

/** Number of reviews shown, and their sort order. */
export function ReviewSort({ reviews }: { reviews: ReviewPage }) {
  const t = useTexts(providerTexts);
  const site = useSite();
  const path = useLocalPath();
  const filtered = reviews.total > 0 && reviewFilters.set(site.search).length > 0;
  return (
    <div className="row between reviews-head">
      <p role="status" className="small muted">
        {t('reviews.shown', { count: reviews.total })}
        {filtered ? (
          <>
            {' · '}
            <a href={`${reviewFilters.cleared(path(site.path), site.search)}#reviews`}>{t('reviews.clear')}</a>
          </>
        ) : null}
      </p>
      <FilterForm to={`${site.path}#reviews`} own={['sort']} label={t('reviews.sort')} className="row no-print">
        <SelectField
          name="sort"
          label={t('reviews.sort')}
          hideLabel
          data-enhance="submit-on-change"
          defaultValue={reviewSort(site.search)}
          options={REVIEW_SORTS.map((value) => ({ value, label: t(`reviews.sort.${value}`) }))}
        />
        <Button size="small">{t('reviews.sortApply')}</Button>
      </FilterForm>
    </div>
  );
}
