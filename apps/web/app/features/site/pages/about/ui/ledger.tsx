import type { TrustLedger } from '@travesia/contracts/reviews';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../../../ui/overlay/disclosure.tsx';
import { aboutTexts } from '../texts.ts';

/** The trust ledger: verification figures, including rejections. */
export function Ledger({ ledger }: { ledger: TrustLedger | null }) {
  const t = useTexts(aboutTexts);
  const format = useFormat();
  return (
    <section id="ledger" className="band-selva section-tight" aria-labelledby="ledger-heading">
      <div className="wrap page-ledger">
        <h2 id="ledger-heading">{t('ledger.heading')}</h2>
        {ledger ? (
          <>
            <p className="lead">{t('ledger.lead', { date: format.date(ledger.as_of) })}</p>
            <Entries ledger={ledger} />
          </>
        ) : (
          <p>{t.rich('ledger.unread', { link: <LocalLink to="/about#ledger" /> })}</p>
        )}
      </div>
    </section>
  );
}

function Entries({ ledger: { partners, credentials, reviews, registers } }: { ledger: TrustLedger }) {
  const t = useTexts(aboutTexts);
  const format = useFormat();
  const day = (date: string | null) => (date === null ? t('ledger.never') : format.date(date));
  const states = ['verified', 'pending', 'expired', 'rejected', 'suspended', 'unverified'] as const;
  const share = reviews.published > 0 ? reviews.low / reviews.published : 0;
  return (
    <div className="grid grid-4">
      <Part
        heading={t('ledger.clinics')}
        rows={states.map((state) => [t(`ledger.${state}`), format.number(partners[state])])}
      />
      <Part
        heading={t('ledger.credentials')}
        rows={[
          [t('ledger.inForce'), format.number(credentials.in_force)],
          [t('ledger.credentialExpired'), format.number(credentials.expired)],
          [t('ledger.credentialChecked'), format.number(credentials.being_checked)],
          [t('ledger.lastRead'), day(credentials.checked_on)],
        ]}
      />
      <Part
        heading={t('ledger.reviews')}
        rows={[
          [t('ledger.published'), format.number(reviews.published)],
          [t('ledger.low'), t('ledger.lowValue', { count: reviews.low, share: format.percent(share) })],
          [t('ledger.answered'), format.number(reviews.answered)],
          [t('ledger.reviewRejected'), format.number(reviews.rejected)],
        ]}
      />
      <Part
        heading={t('ledger.registers')}
        rows={[
          [t('ledger.listings'), format.number(registers.listings)],
          [t('ledger.sources'), format.number(registers.sources)],
          [t('ledger.imported'), day(registers.imported_on)],
        ]}
      />
    </div>
  );
}

function Part({ heading, rows }: { heading: string; rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <Facts items={rows.map(([name, value]) => ({ name, value }))} />
    </div>
  );
}
