import type { ServiceOffer } from '@travesia/contracts/services';
import type { ReactNode } from 'react';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Pagination } from '../../../../ui/navigation/pagination.tsx';
import type { ServiceData } from '../../load-services.ts';
import { serviceTexts } from '../../texts.ts';
import { OfferCard } from './offer-card.tsx';

interface OfferListProps {
  service: string;
  page: ServiceData['offers'];
  /** Anchor of the list. */
  anchor: string;
  errors: Readonly<Record<string, string>>;
  action?: string | undefined;
  /** Ids of offers that can be booked. */
  bookable?: readonly string[];
  facts?: (offer: ServiceOffer) => ReactNode;
}

/** Filtered offers; says when there are none or when part of the URL is invalid. */
export function OfferList({ service, page, anchor, errors, action, bookable = [], facts }: OfferListProps) {
  const t = useTexts(serviceTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const wrong = Object.keys(errors);
  return (
    <>
      {wrong.length > 0 ? <Notice tone="warning">{t('offers.wrong', { names: wrong.join(', ') })}</Notice> : null}
      {page.data.length === 0 ? (
        <EmptyState
          level={3}
          title={t('offers.none.title')}
          action={<LinkButton href={path('/directory')}>{t('offers.clinics')}</LinkButton>}
        >
          <p>{t('offers.none.text')}</p>
        </EmptyState>
      ) : (
        <ul className="offer-list">
          {page.data.map((offer) => (
            <li key={offer.id}>
              <OfferCard
                service={service}
                offer={offer}
                action={action}
                facts={facts?.(offer)}
                isBookable={bookable.includes(offer.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page.page}
        pages={page.total_pages}
        href={(number) => `${withQuery(path(here), search, { page: number })}#${anchor}`}
      />
    </>
  );
}
