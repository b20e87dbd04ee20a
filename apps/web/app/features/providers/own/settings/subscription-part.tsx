import { getSite } from '@travesia/contracts/platform-admin';
import { getClinicSubscription } from '@travesia/contracts/providers';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { clinicTexts } from '../texts.ts';

/** The clinic's plan, how long it lasts, and the fee on bookings. */
export function SubscriptionPart() {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const subscription = useCall(getClinicSubscription);
  const { data: site } = useCall(getSite);
  return (
    <section className="portal-section portal-section-main" id="subscription" tabIndex={-1} aria-labelledby="plan">
      <h2 id="plan">{t('part.subscription')}</h2>
      <LoadState loaded={subscription}>
        {({ package_type: type, ends_on: end, periods }) => (
          <div className="stack">
            <dl className="account-facts">
              <dt>{t('plan.type')}</dt>
              <dd>{type ? t(`plan.${type}`) : t('plan.none')}</dd>
              {end ? (
                <>
                  <dt>{t('plan.until')}</dt>
                  <dd>{format.date(end)}</dd>
                </>
              ) : periods[0] ? (
                <>
                  <dt>{t('plan.ended')}</dt>
                  <dd>{format.date(periods[0].ends_on)}</dd>
                </>
              ) : null}
              {site ? (
                <>
                  <dt>{t('plan.fee')}</dt>
                  <dd>{site.clinic_fee_percent ? format.percent(site.clinic_fee_percent / 100) : t('plan.noFee')}</dd>
                </>
              ) : null}
            </dl>
            {periods.length > 1 ? (
              <ul className="small muted">
                {periods.map((period) => (
                  <li key={period.id}>
                    {t('plan.period', {
                      type: t(`plan.${period.package_type}`),
                      from: format.date(period.starts_on),
                      until: format.date(period.ends_on),
                    })}
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        )}
      </LoadState>
      <p className="muted">
        {t('plan.effect')} {t('plan.text')} <LocalLink to="/support">{t('plan.ask')}</LocalLink>
      </p>
    </section>
  );
}
