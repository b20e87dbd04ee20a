import type { PackageDetail } from '@travesia/contracts/packages';
import { ComplicationFacts } from '../../../page/complication-facts.tsx';
import { ItineraryDays } from '../../../page/trip/clinic-days.tsx';
import { NeededItems } from '../../../ui/contract/needed-items.tsx';
import { PackageContract } from '../../../ui/contract/package-contract.tsx';
import { PriceLines } from '../../../ui/contract/price-lines.tsx';
import { PackageCard } from '../../../ui/package-card.tsx';

/** A package by the components of the public pages: its card in lists, then its description, price and items. */
export function ShownPackage({ detail }: { detail: PackageDetail }) {
  return (
    <div className="pe-shown">
      <PackageCard offer={detail} level={3} eager />
      {detail.description ? <p className="package-description">{detail.description}</p> : null}
      {detail.lines.length ? <PriceLines detail={detail} /> : null}
      <NeededItems detail={detail} />
      <PackageContract detail={detail} />
      {detail.itinerary.length > 0 ? <ItineraryDays days={detail.itinerary} /> : null}
      {detail.complications ? <ComplicationFacts complications={detail.complications} /> : null}
    </div>
  );
}
