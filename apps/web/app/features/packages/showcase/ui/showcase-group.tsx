import type { PackageSummary, ShowcaseRule } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { showcaseTexts } from '../texts.ts';

export type OfferCard = (offer: PackageSummary) => ReactNode;

/** URL of the full list in the order closest to each rule, without language prefix. */
const LISTS: Readonly<Record<ShowcaseRule, string>> = {
  lowest_total: '/packages?verified=true&sort=price',
  best_rated: '/packages?verified=true&sort=rating',
  most_included: '/packages?verified=true',
  shortest_away: '/packages?verified=true&sort=nights',
  newest_price: '/packages?verified=true',
};

interface ShowcaseGroupProps {
  rule: ShowcaseRule;
  offers: readonly PackageSummary[];
  /** Minimum reviews for a clinic to be compared by rating. */
  least: number;
  card: OfferCard;
}

/** Packages chosen by one rule: the first is large, the others are side by side. */
export function ShowcaseGroup({ rule, offers, least, card }: ShowcaseGroupProps) {
  const t = useTexts(showcaseTexts);
  const heading = `showcase-${rule}`;
  const [first, ...others] = offers;
  return (
    <section className="showcase-group" aria-labelledby={heading}>
      <h2 id={heading}>{t(`heading.${rule}`)}</h2>
      <p className="muted measure">{t(`rule.${rule}`, { least })}</p>
      {first ? (
        <>
          <Shown rule={rule} offer={first} card={card} />
          <div className="grid grid-3">
            {others.map((offer) => (
              <Shown key={offer.id} rule={rule} offer={offer} card={card} />
            ))}
          </div>
        </>
      ) : (
        <p>{t('group.empty')}</p>
      )}
      <p>
        <LocalLink to={LISTS[rule]}>{t(`list.${rule}`)}</LocalLink>
      </p>
    </section>
  );
}

/** A package below the figure it was chosen by. */
function Shown({ rule, offer, card }: { rule: ShowcaseRule; offer: PackageSummary; card: OfferCard }) {
  const t = useTexts(showcaseTexts);
  const format = useFormat();
  const { total, provider, treatment } = offer;
  const figure: Readonly<Record<ShowcaseRule, string>> = {
    lowest_total: t('figure.lowest_total', {
      treatment: treatment.name,
      total: format.shown(total),
    }),
    best_rated: t('figure.best_rated', {
      rating: format.number(provider.rating?.average ?? 0, 1),
      count: provider.rating?.count ?? 0,
    }),
    most_included: t('figure.most_included', { included: offer.included_count, lines: offer.answered_count }),
    shortest_away: t('figure.shortest_away', { days: offer.stay_days }),
    newest_price: t('figure.newest_price', { date: format.date(offer.confirmed_on) }),
  };
  return (
    <div className="showcase-item">
      <p className="showcase-figure">{figure[rule]}</p>
      {card(offer)}
    </div>
  );
}
