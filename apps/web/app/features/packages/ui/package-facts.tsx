import type { PackageSummary } from '@travesia/contracts/packages';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Strip } from '../../../ui/chart/strip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { nightsSaid, stripCells } from '../package-view.ts';
import { packageTexts } from '../texts.ts';

/** Nights, earliest flight home and how many of the 22 lines are included. */
export function PackageFacts({ offer }: { offer: PackageSummary }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const free = offer.provider.next_free_on;
  return (
    <>
      <ul className="facts">
        <li>
          <Icon name="moon" />
          {t('card.nights', nightsSaid(offer))}
        </li>
        <li>
          <Icon name="plane-takeoff" />
          {t('card.flyHome', { days: offer.fly_home_min_days })}
        </li>
        {free === null ? null : (
          <li>
            <Icon name="calendar-check" />
            {t('card.firstFree', { date: format.date(free, 'dayMonth') })}
          </li>
        )}
      </ul>
      <p className="package-strip">
        <Strip cells={stripCells(offer.answers)} />
        <span>{t('card.included', { included: offer.included_count, lines: offer.answered_count })}</span>
      </p>
    </>
  );
}
