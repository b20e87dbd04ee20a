import type { PackageDetail, ShownComplications } from '@travesia/contracts/packages';
import { clinicianPath } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { AvatarPicture } from '../../../ui/picture/avatar-picture.tsx';
import { packageTexts } from '../texts.ts';
import { NeededItems } from '../ui/contract/needed-items.tsx';
import { PackageContract } from '../ui/contract/package-contract.tsx';
import { PriceLines } from '../ui/contract/price-lines.tsx';
import { ComplicationFacts } from './complication-facts.tsx';
import { reviewsAddress, type PackagePageData } from './load-package-page.ts';
import { packagePageTexts } from './texts.ts';

interface PartProps {
  /** Anchor of the link that leads here. */
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

function Part({ id, heading, lead, children }: PartProps) {
  return (
    <section id={id} className="package-part" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {lead ? <p className="muted measure">{lead}</p> : null}
      {children}
    </section>
  );
}

/** The clinic's price line by line, what is missing from it and why, and the deposit. */
export function PricePart({ detail }: Pick<PackagePageData, 'detail'>) {
  const t = useTexts(packagePageTexts);
  const p = useTexts(packageTexts);
  const format = useFormat();
  const { home_price: home } = detail;
  return (
    <Part id="price" heading={t('price.heading')} lead={t('price.lead', { date: format.date(detail.confirmed_on) })}>
      <div className="package-money">
        <PriceLines detail={detail} />
        <div className="stack">
          <NeededItems detail={detail} />
          {home ? (
            <p className="small">
              <span className="strong">{p('price.home', { country: home.country.name })}</span>{' '}
              <span className="num">{format.shownRange(home.low, home.high)}</span>
            </p>
          ) : null}
        </div>
      </div>
    </Part>
  );
}

/** The 22 items. */
export function ItemsPart({ detail }: Pick<PackagePageData, 'detail'>) {
  const t = useTexts(packagePageTexts);
  return (
    <Part id="items" heading={t('items.heading')} lead={t('items.lead')}>
      {/* The groups of items are one level below the package's name. */}
      <h3 className="sr-only">{detail.title}</h3>
      <PackageContract detail={detail} />
    </Part>
  );
}

/** The named clinician with license and registry number, and others who take part. */
export function SurgeonPart({ detail, person }: Pick<PackagePageData, 'detail'> & { person: ReactNode }) {
  const t = useTexts(packagePageTexts);
  const others = detail.clinicians.filter(({ id }) => id !== detail.clinician_id);
  return (
    <Part id="surgeon" heading={t('surgeon.heading')}>
      {person ?? (others.length > 0 ? null : <p className="muted">{t('surgeon.none')}</p>)}
      {others.length > 0 ? (
        <ul className="provider-people">
          {others.map((one) => (
            <li key={one.id} className="card person">
              <AvatarPicture name={one.name} shape="round" size={72} />
              <div>
                <h3>
                  <LocalLink to={clinicianPath(detail.provider, one)}>{one.name}</LocalLink>
                </h3>
                {one.specialty === null ? null : <p className="small">{one.specialty}</p>}
                <p className="small muted">{t('surgeon.more')}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </Part>
  );
}

/** What the clinic asks for before the treatment; in the clinic's language where the reader's is not written. */
export function BeforePart({ prerequisites }: { prerequisites: NonNullable<PackageDetail['prerequisites']> }) {
  const t = useTexts(packagePageTexts);
  return (
    <Part id="before" heading={t('before.heading')} lead={t('before.lead')}>
      <p className="measure package-before" lang={prerequisites.language}>
        {prerequisites.text}
      </p>
    </Part>
  );
}

/** Airport, hotel and clinic with the minutes between them, and the city. */
export function WayPart({ way }: { way: ReactNode }) {
  const t = useTexts(packagePageTexts);
  return (
    <Part id="way" heading={t('way.heading')} lead={t('way.lead')}>
      <div className="package-way">{way}</div>
    </Part>
  );
}

interface ComplicationsPartProps {
  complications: ShownComplications;
  /** Of the country of the clinic; null if unknown. */
  emergencyNumber: string | null;
}

/** Whom to call first, and who pays for what a complication may cost. */
export function ComplicationsPart({ complications, emergencyNumber }: ComplicationsPartProps) {
  const t = useTexts(packagePageTexts);
  return (
    <Part id="complications" heading={t('complications.heading')} lead={t('complications.lead')}>
      <p className="strong measure">{t('complications.emergency', { number: emergencyNumber ?? 'none' })}</p>
      <ComplicationFacts complications={complications} />
    </Part>
  );
}

/** Refunds when plans change, as a table. */
export function PolicyPart({ detail, table }: Pick<PackagePageData, 'detail'> & { table: ReactNode }) {
  const t = useTexts(packagePageTexts);
  const { cancellation } = detail;
  return (
    <Part
      id="policy"
      heading={t('policy.heading')}
      lead={cancellation ? t('policy.lead', { name: cancellation.name, summary: cancellation.summary }) : undefined}
    >
      {cancellation ? table : <p className="muted">{t('policy.none')}</p>}
    </Part>
  );
}

interface ReviewsPartProps extends Pick<PackagePageData, 'detail' | 'reviews'> {
  items: ReactNode;
}

/** What patients of this clinic wrote about this treatment. */
export function ReviewsPart({ detail: { provider, treatment }, reviews, items }: ReviewsPartProps) {
  const t = useTexts(packagePageTexts);
  return (
    <Part id="reviews" heading={t('reviews.heading', { treatment: treatment.name })}>
      {reviews.total === 0 ? (
        <p className="muted measure">{t('reviews.none')}</p>
      ) : (
        <>
          {items}
          <p>
            <LocalLink to={reviewsAddress(provider, treatment.slug)}>
              {t('reviews.all', { count: reviews.total })}
            </LocalLink>
          </p>
        </>
      )}
    </Part>
  );
}

/** The clinic as lists show it, with the way to its credentials. */
export function ClinicPart({
  detail: { provider, advertising_number: permit },
  card,
}: Pick<PackagePageData, 'detail'> & { card: ReactNode }) {
  const t = useTexts(packagePageTexts);
  return (
    <Part id="clinic" heading={t('clinic.heading')}>
      {card}
      {permit ? <p className="small muted">{t('clinic.advertising', { number: permit })}</p> : null}
      <p>
        <LocalLink to={`/providers/${provider.slug}#credentials`}>{t('clinic.credentials')}</LocalLink>
      </p>
    </Part>
  );
}
