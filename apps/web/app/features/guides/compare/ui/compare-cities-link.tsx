import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { comparisonAddress } from '../address.ts';
import { compareCitiesTexts } from '../texts.ts';

interface CompareCitiesLinkProps {
  /** Cities of results, in their order; may repeat. */
  cities: readonly { slug: string; name: string }[];
  treatment?: string | undefined;
  /** Whether to offer a choice of cities when fewer than two are given. */
  always?: boolean;
}

/** “Compare Tijuana and Bogotá”: the first two different cities of results; nothing for fewer. */
export function CompareCitiesLink({ cities, treatment, always = false }: CompareCitiesLinkProps) {
  const t = useTexts(compareCitiesTexts);
  const [one, other] = new Map(cities.map((city) => [city.slug, city])).values();
  const isPair = one && other;
  if (!isPair && !always) return null;
  return (
    <p>
      <LocalLink to={comparisonAddress({ cities: isPair ? [one.slug, other.slug] : [], treatment })}>
        {isPair ? t('link.pair', { one: one.name, other: other.name }) : t('link.treatment')}
      </LocalLink>
    </p>
  );
}
