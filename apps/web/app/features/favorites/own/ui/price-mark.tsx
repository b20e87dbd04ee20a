import type { Favorite } from '@travesia/contracts/favorites';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { favoriteTexts } from '../texts.ts';

/** The price change since the item was saved; renders nothing without a change. */
export function PriceMark({ item: { price_change: change, saved_price: before, target } }: { item: Favorite }) {
  const t = useTexts(favoriteTexts);
  const format = useFormat();
  if (!change) return null;
  const percent = format.percent(change.percent / 100);
  // Next to a total with extras, the price alone would contradict it.
  const isTotal = target?.price?.amount !== change.now.amount;
  return (
    <p className="saved-mark">
      <Badge
        tone={change.direction === 'lower' ? 'success' : 'warning'}
        icon={change.direction === 'lower' ? 'badge-percent' : 'coins'}
      >
        {t(`price.${change.direction}`, { percent })}
      </Badge>
      {before ? (
        <span className="small muted">
          {isTotal
            ? t('price.withoutExtras', { before: format.shown(before), now: format.shown(change.now) })
            : t('price.before', { price: format.shown(before) })}
        </span>
      ) : null}
    </p>
  );
}
