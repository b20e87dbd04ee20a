import { compareFavorites, type FavoriteListDetail } from '@travesia/contracts/favorites';
import { MOST_COMPARED } from '@travesia/contracts/packages';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { ShowComparison } from '../show-comparison.ts';
import { useKept } from '../use-kept.ts';
import { useView } from '../use-view.ts';
import { favoriteTexts } from '../texts.ts';
import { packagesIn } from '../thing-view.ts';
import { FailedLoad } from './failed-load.tsx';

/** The packages of a list side by side; with more than four, the user selects which. */
export function ComparedList({ list, show }: { list: FavoriteListDetail; show: ShowComparison }) {
  const t = useTexts(favoriteTexts);
  const view = useView();
  const packages = packagesIn(list.items);
  const [chosen, setChosen] = useState(() => packages.slice(0, MOST_COMPARED).map(({ target_id: id }) => id));
  const asked = chosen.join(',');
  const { data, problem, reload } = useKept(compareFavorites, {
    params: { id: list.id },
    query: { ...view, packages: asked },
  });
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, MOST_COMPARED));
  return (
    <>
      {packages.length > 2 ? (
        <fieldset className="saved-chosen no-print">
          <legend className="strong">{t('compare.choose', { most: MOST_COMPARED })}</legend>
          {packages.map(({ target_id: id, target, name }) => (
            <label key={id} className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                // At least one must stay selected, and at most four fit side by side.
                disabled={chosen.includes(id) ? chosen.length === 1 : chosen.length >= MOST_COMPARED}
                onChange={() => toggle(id)}
              />
              <span>{target?.provider_name ? `${target.provider_name}: ${name}` : name}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {data ? (
        data.data.length > 0 ? (
          <div className="saved-comparison stack-wide">{show(data)}</div>
        ) : (
          <p className="muted">{t('compare.none')}</p>
        )
      ) : problem ? (
        <FailedLoad problem={problem} retry={reload} />
      ) : (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton height="30rem" />
        </div>
      )}
    </>
  );
}
