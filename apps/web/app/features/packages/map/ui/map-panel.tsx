import type { Location } from '@travesia/contracts/catalog';
import type { PackageSummary } from '@travesia/contracts/packages';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { mapAddresses } from '../addresses.ts';
import type { Projection } from '../area.ts';
import type { MapView } from '../map-view.ts';
import { packagesMapTexts } from '../texts.ts';
import { ChosenPackages } from './chosen-packages.tsx';
import { MapControls } from './map-controls.tsx';
import { MapGround } from './map-ground.tsx';
import { MapDots, MapMarks } from './map-marks.tsx';

interface MapPanelProps {
  view: MapView;
  offers: readonly PackageSummary[];
  locations: readonly Location[];
  ground: (detail: 'full' | 'simple') => string;
  projection: Projection;
  addressOf: (offer: PackageSummary) => string;
}

/**
 * The map beside the list; on phones its own view, opened by the hash (`#map`). Every control is a link, and a script moves the
 * map in place.
 */
export function MapPanel({ view, offers, locations, ground, projection, addressOf }: MapPanelProps) {
  const t = useTexts(packagesMapTexts);
  const path = useLocalPath();
  const site = useSite();
  const addresses = mapAddresses(path(site.path), site.search);
  return (
    <section
      id="map"
      className="map-panel no-print"
      aria-labelledby="map-heading"
      tabIndex={-1}
      data-enhance="packages-map"
      data-failed={t('map.failed')}
      data-retry={t('map.retry')}
    >
      <h2 id="map-heading" className="sr-only">
        {t('map.label')}
      </h2>
      <p className="sr-only">{t('map.about')}</p>
      <div className="map-box" data-map="box" data-label={t('map.keys')}>
        <div className="map-stage" data-map="stage">
          <MapGround ground={ground} frame={view.frame} projection={projection} />
          <MapDots view={view} addresses={addresses} />
          <MapMarks view={view} addresses={addresses} projection={projection} />
        </div>
      </div>
      <MapControls frame={view.frame} isMoved={view.isMoved} addresses={addresses} projection={projection} />
      <p className="map-status" role="status" data-map="status" />
      <ChosenPackages
        offers={offers}
        locations={locations}
        chosen={view.chosen}
        closed={addresses.choose(null)}
        addressOf={addressOf}
      />
      <a className="btn map-toggle map-toggle-list" href="#list">
        <Icon name="list" />
        {t('map.close')}
      </a>
      <p className="map-source tiny muted">{t('map.source')}</p>
    </section>
  );
}
