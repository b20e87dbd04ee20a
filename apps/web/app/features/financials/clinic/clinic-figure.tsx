import { listClinicLines } from '@travesia/contracts/financials';
import type { Money } from '@travesia/contracts/kit';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { linesQuery, type OpenFigure } from '../figure-query.ts';
import { financialsTexts } from '../texts.ts';
import { FigureDrawer } from '../ui/figure-drawer.tsx';
import { useClinicPlaces } from './use-clinic-places.ts';

interface ClinicFigureProps {
  asked: OpenFigure;
  currency: string;
  shown: Money | null;
  packageTitle: string | null;
}

/** The lines of a clinic's figure, of one package or booking if the URL says so. */
export function ClinicFigure({ asked, currency, shown, packageTitle }: ClinicFigureProps) {
  const t = useTexts(financialsTexts);
  const loaded = useCall(listClinicLines, { query: linesQuery(asked, currency) });
  const booking = asked.booking ? (loaded.data?.data.find((line) => line.booking)?.booking ?? null) : null;
  const reference = booking ? t('lines.ofBooking', { reference: booking.reference }) : null;
  return (
    <FigureDrawer
      asked={asked}
      loaded={loaded}
      shown={shown}
      of={asked.package ? (packageTitle ?? t('lines.ofPackage')) : reference}
      places={useClinicPlaces()}
    />
  );
}
