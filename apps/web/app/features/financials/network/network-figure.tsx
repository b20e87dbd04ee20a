import { listNetworkLines, type NetworkFinancials } from '@travesia/contracts/financials';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { linesQuery, type OpenFigure } from '../figure-query.ts';
import { FigureDrawer } from '../ui/figure-drawer.tsx';

const PLACES = { bookings: '/organization/bookings' };

interface NetworkFigureProps {
  asked: OpenFigure;
  currency: string;
  financials: Pick<NetworkFinancials, 'clinics' | 'by_currency'>;
}

/** The lines of a figure of all clinics of an organization, or of one. */
export function NetworkFigure({ asked, currency, financials: { clinics, by_currency: sums } }: NetworkFigureProps) {
  const format = useFormat();
  const loaded = useCall(listNetworkLines, { query: linesQuery(asked, currency) });
  const one = clinics.find(({ clinic, ...of }) => clinic.id === asked.clinic && of.currency === currency);
  const all = sums.find((sum) => sum.currency === currency);
  return (
    <FigureDrawer
      asked={asked}
      loaded={loaded}
      shown={asked.booking ? null : ((asked.clinic ? one : all)?.figures[asked.figure] ?? null)}
      of={one?.clinic.name ?? format.currencyName(currency)}
      places={PLACES}
      ofMany={!asked.clinic}
      closes={{ currency: null }}
    />
  );
}
