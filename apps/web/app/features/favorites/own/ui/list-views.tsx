import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Segments } from '../../../../ui/action/segments.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { favoriteTexts } from '../texts.ts';
import { ITEM_SORTS, type ItemSort } from '../thing-view.ts';

interface ListViewsProps {
  id: string;
  isCompared: boolean;
  /** Number of packages to compare. */
  packages: number;
  sort: ItemSort;
  choose: (sort: ItemSort) => void;
}

/** Switches between list and comparison, and sets the order. */
export function ListViews({ id, isCompared, packages, sort, choose }: ListViewsProps) {
  const t = useTexts(favoriteTexts);
  const path = useLocalPath();
  const here = `/favorites/lists/${id}`;
  return (
    <div className="row between no-print">
      {packages > 1 || isCompared ? (
        <Segments
          label={t('view.label')}
          items={[
            { href: path(here), label: t('view.list'), current: !isCompared },
            { href: path(`${here}?view=compare`), label: t('view.compare'), current: isCompared },
          ]}
        />
      ) : (
        <span />
      )}
      {isCompared ? null : (
        <SelectField
          name="sort"
          className="saved-sort"
          label={t('sort.label')}
          value={sort}
          onChange={({ currentTarget }) => choose(ITEM_SORTS.find((one) => one === currentTarget.value) ?? 'newest')}
          options={ITEM_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      )}
    </div>
  );
}
