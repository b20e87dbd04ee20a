import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';
import type { mapAddresses } from '../addresses.ts';
import { areaOf, type Projection } from '../area.ts';
import { canZoom, type Frame, moved, zoomed } from '../frame.ts';
import { CLOSER, STEP } from '../steps.ts';
import { packagesMapTexts } from '../texts.ts';

interface MapControlsProps {
  frame: Frame;
  /** Whether the visible area differs from the searched one. */
  isMoved: boolean;
  addresses: ReturnType<typeof mapAddresses>;
  projection: Projection;
}

/** Links that move the map, so that dragging is never required. With scripts, the map moves in place. */
export function MapControls({ frame, isMoved, addresses, projection }: MapControlsProps) {
  const t = useTexts(packagesMapTexts);
  const { closer, farther } = canZoom(frame);
  const control = (act: string, href: string, icon: IconName, label: string, isOff = false) => (
    <a href={href} data-act={act} aria-label={label} title={label} aria-disabled={isOff || undefined}>
      <Icon name={icon} />
    </a>
  );
  const look = (to: Frame) => addresses.look(to, projection);
  return (
    <>
      <div className="map-search">
        <label className="choice map-follow" hidden data-map="follow">
          <input type="checkbox" name="follow" />
          <span>{t('map.searchAsIMove')}</span>
        </label>
        <a
          className="btn btn-secondary btn-small"
          href={addresses.searchIn(areaOf(frame, projection))}
          hidden={!isMoved}
          data-map="search-here"
        >
          <Icon name="search" />
          {t('map.searchHere')}
        </a>
      </div>
      <div className="map-controls no-print">
        <div className="map-zoom">
          {control('closer', look(zoomed(frame, CLOSER)), 'plus', t('map.closer'), !closer)}
          {control('farther', look(zoomed(frame, 1 / CLOSER)), 'minus', t('map.farther'), !farther)}
        </div>
        <div className="map-pad">
          {control('north', look(moved(frame, 0, -STEP)), 'chevron-down', t('map.north'))}
          {control('west', look(moved(frame, -STEP, 0)), 'chevron-left', t('map.west'))}
          {control('reset', addresses.searchIn(null), 'globe', t('map.reset'))}
          {control('east', look(moved(frame, STEP, 0)), 'chevron-right', t('map.east'))}
          {control('south', look(moved(frame, 0, STEP)), 'chevron-down', t('map.south'))}
        </div>
      </div>
    </>
  );
}
