import type { Location } from '@travesia/contracts/catalog';
import type { PackageSummary } from '@travesia/contracts/packages';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { LeadingFigure } from '../../../../ui/price/leading-price.tsx';
import { PhotoPicture } from '../../../photos/index.ts';
import { nearestAirport } from '../airports.ts';
import { citiesBySlug } from '../map-view.ts';
import { ridesOf } from '../ride.ts';
import { packagesMapTexts } from '../texts.ts';
import { RideAbout, RideStrip } from './ride-strip.tsx';

interface ChosenPackagesProps {
  offers: readonly PackageSummary[];
  locations: readonly Location[];
  chosen: readonly string[];
  /** URL of the map without a selected package. */
  closed: string;
  /** URL of a package, without language prefix. */
  addressOf: (offer: PackageSummary) => string;
}

/** The selected pin's card. Cards of all other pins are rendered hidden until pressed. */
export function ChosenPackages({ offers, locations, chosen, closed, addressOf }: ChosenPackagesProps) {
  const t = useTexts(packagesMapTexts);
  const path = useLocalPath();
  const cities = citiesBySlug(locations);
  return (
    <section className="map-chosen" aria-label={t('chosen.label')} hidden={chosen.length === 0} data-map="chosen">
      <a className="icon-btn" href={closed} aria-label={t('chosen.close')} title={t('chosen.close')} data-act="close">
        <Icon name="x" />
      </a>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id} data-package={offer.id} hidden={!chosen.includes(offer.id)}>
            <ChosenPackage offer={offer} city={cities.get(offer.city.slug)} href={path(addressOf(offer))} />
          </li>
        ))}
      </ul>
      <RideAbout />
    </section>
  );
}

interface ChosenPackageProps {
  offer: PackageSummary;
  city: Location['cities'][number] | undefined;
  href: string;
}

function ChosenPackage({ offer, city, href }: ChosenPackageProps) {
  const at = (lat: number | null | undefined, lon: number | null | undefined) =>
    lat == null || lon == null ? null : { lat, lon };
  const rides = ridesOf({
    airport: nearestAirport(city?.airports ?? []),
    city: at(city?.lat, city?.lon),
    clinic: at(offer.lat, offer.lon),
  });
  return (
    <>
      {offer.photo ? <PhotoPicture photo={offer.photo} sizes="88px" className="map-chosen-photo" /> : null}
      <div className="map-chosen-head">
        <p>
          <a className="strong" href={href}>
            {offer.title}
          </a>
          <span className="small muted">{offer.provider.name}</span>
        </p>
        <LeadingFigure offer={offer} size="small" />
      </div>
      {rides ? <RideStrip rides={rides} city={offer.city.name} /> : null}
    </>
  );
}
