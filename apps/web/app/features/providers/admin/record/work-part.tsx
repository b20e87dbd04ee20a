import { type AdminProviderDetail, getProviderFinancials, listProviderBookings } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { useLoad } from '../../../../lib/calls/use-load.ts';
import { adminProviderTexts } from '../texts.ts';

/** A clinic's activity: packages, reviews, bookings and money, if any. */
export function WorkPart({ provider }: { provider: AdminProviderDetail }) {
  const t = useTexts(adminProviderTexts);
  const format = useFormat();
  const { id, rating, package_count: packages } = provider;
  const { data, problem, reload } = useLoad(['clinic work', null, id], async (signal) => {
    const options = { background: true, signal };
    const [bookings, financials] = await Promise.all([
      sessionCall(listProviderBookings, { params: { id }, query: { limit: 1 } }, options),
      sessionCall(getProviderFinancials, { params: { id } }, options),
    ]);
    return { bookings, financials };
  });
  return (
    <section aria-labelledby="work" className="admin-section">
      <h2 id="work">{t('work.title')}</h2>
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      <dl className="admin-facts">
        <div>
          <dt>{t('work.packages')}</dt>
          <dd className="num">{format.number(packages)}</dd>
        </div>
        <div>
          <dt>{t('work.reviews')}</dt>
          <dd>{rating ? t('work.rating', { average: rating.average, count: rating.count }) : t('work.unrated')}</dd>
        </div>
        {data ? (
          <>
            <div>
              <dt>{t('work.bookings')}</dt>
              <dd className="num">{data.bookings.total ? format.number(data.bookings.total) : t('work.noBookings')}</dd>
            </div>
            <div>
              <dt>{t('work.money')}</dt>
              <dd className="num">
                {data.financials.payments ? format.money(data.financials.gross) : t('work.noMoney')}
              </dd>
            </div>
          </>
        ) : null}
      </dl>
    </section>
  );
}
