import type { PackageDetail } from '@travesia/contracts/packages';
import { CaseLink, ConsultationLink, ConsultationNote } from '../../leads/index.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { KeepButtons } from '../../../ui/keep/keep-buttons.tsx';
import { LeadingPrice, MissingItems } from '../../../ui/price/leading-price.tsx';
import { keptName, nightsSaid, wholeTripAddress } from '../package-view.ts';
import { packageTexts } from '../texts.ts';
import { useUnit } from '../ui/package-price.tsx';
import { packagePageTexts } from './texts.ts';

interface PackageBoxProps {
  detail: PackageDetail;
  /** Earliest flight home, days after the procedure. */
  flyDay: number;
}

/** The price with what it leaves out, the days to plan for, and the request: beside the page, or first on phones. */
export function PackageBox({ detail, flyDay }: PackageBoxProps) {
  const t = useTexts(packagePageTexts);
  const p = useTexts(packageTexts);
  const format = useFormat();
  const unit = useUnit(detail);
  const free = detail.provider.next_free_on;
  return (
    <aside className="package-box card card-padded" aria-label={t('box.label')}>
      <LeadingPrice offer={detail} unit={unit} size="large" />
      <MissingItems missing={detail.missing} />
      <ul className="facts package-box-facts">
        <li>
          <Icon name="calendar" />
          {t('box.days', { count: detail.stay_days })}
        </li>
        <li>
          <Icon name="moon" />
          {p('card.nights', nightsSaid(detail))}
        </li>
        <li>
          <Icon name="plane-takeoff" />
          {p('card.flyHome', { days: flyDay })}
        </li>
        {free === null ? null : (
          <li>
            <Icon name="calendar-check" />
            {p('card.firstFree', { date: format.date(free, 'dayMonth') })}
          </li>
        )}
        <li>
          <Icon name="coins" />
          {detail.deposit_percent > 0 ? t('box.deposit', { amount: format.money(detail.deposit) }) : t('box.noDeposit')}
        </li>
      </ul>
      <div className="package-box-action">
        <ConsultationLink
          package={detail.id}
          status={detail.provider.verification_status}
          free={free}
          size="large"
          className="btn-wide"
        />
        <CaseLink package={detail.id} status={detail.provider.verification_status} className="btn-wide" />
        <ConsultationNote package={detail.id} status={detail.provider.verification_status} free={free} />
      </div>
      <Keep detail={detail} />
      <p className="row small">
        <LocalLink to={wholeTripAddress(detail)}>{p('provider.wholeTrip')}</LocalLink>
        <LocalLink to={`/compare?packages=${detail.id}`}>{t('box.compare')}</LocalLink>
        {detail.stay_days > 0 ? (
          <LocalLink to={`/treatments/${detail.treatment.slug}#your-dates`}>{t('box.dates')}</LocalLink>
        ) : null}
      </p>
    </aside>
  );
}

/** Save, compare, share and print. */
function Keep({ detail }: Pick<PackageBoxProps, 'detail'>) {
  const t = useTexts(packagePageTexts);
  return (
    <div className="row no-print">
      <KeepButtons kind="package" id={detail.id} name={keptName(detail)} />
      <Button
        type="button"
        variant="quiet"
        icon="share-2"
        hidden
        data-enhance="share"
        data-title={keptName(detail)}
        data-done={t('share.done')}
      >
        {t('share.action')}
      </Button>
      <Button type="button" variant="quiet" icon="file-text" hidden data-enhance="print">
        {t('print')}
      </Button>
    </div>
  );
}
