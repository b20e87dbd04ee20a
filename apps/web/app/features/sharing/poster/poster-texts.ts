import { type PackageDetail, packagePath, type PublicNetwork } from '@travesia/contracts/packages';
import type { ProviderDetail } from '@travesia/contracts/providers';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatMoney, formatShown } from '../../../lib/format/money.ts';
import { type Locale, localPath } from '../../../lib/i18n/locale.ts';
import { formatText, type Values } from '../../../lib/i18n/texts.ts';
import type { Poster } from './draw-poster.ts';
import { posterTexts } from './texts.ts';

interface Around {
  locale: Locale;
  origin: string;
  /** Today in UTC. */
  today: string;
}

type Text = keyof (typeof posterTexts)['messages']['en'];
const textsIn = (locale: Locale) => (key: Text, values?: Values) => formatText(posterTexts, locale, key, values);

const common = ({ locale, origin }: Around, path: string, demo: boolean) => {
  const t = textsIn(locale);
  return {
    locale,
    address: `${origin}${localPath(locale, path)}`,
    foot: t('foot'),
    demo: demo ? t('demo') : null,
    subject: t('subject'),
  };
};

/** The poster of a package, with the clinic's own price: it stays correct when exchange rates change. */
export function packagePoster(detail: PackageDetail, around: Around): Poster {
  const { locale } = around;
  const t = textsIn(locale);
  const { provider, city, country } = detail;
  return {
    ...common(around, packagePath(detail), detail.demo),
    kicker: `${provider.name} · ${city.name}, ${country.name}`,
    title: detail.title,
    price: {
      label: t(detail.claim === 'all_in' ? 'price.allIn' : 'price'),
      value: formatMoney(locale, detail.price),
      date: t('confirmed', { date: formatDate(locale, detail.confirmed_on) }),
    },
    facts: [
      t('included', { included: detail.included_count, of: detail.answered_count }),
      ...(provider.verification_status === 'verified' ? [t('verified')] : []),
    ],
    scan: t('scan'),
  };
}

/** The poster of a clinic. */
export function clinicPoster(clinic: ProviderDetail, around: Around): Poster {
  const { locale, today } = around;
  const t = textsIn(locale);
  const from = clinic.price_from;
  const date = formatDate(locale, today);
  return {
    ...common(around, `/providers/${clinic.slug}`, clinic.demo),
    kicker: [clinic.city?.name, clinic.country.name].filter(Boolean).join(', '),
    title: clinic.name,
    price: from && {
      label: t('from'),
      value: formatShown(locale, from),
      date: t(from.approximate ? 'from.rates' : 'from.date', { date }),
    },
    facts: [
      ...(clinic.verification_status === 'verified' ? [t('verified')] : []),
      ...(clinic.package_count ? [t('packages', { count: clinic.package_count })] : []),
    ],
    scan: t('scan.clinic'),
  };
}

/** The poster of an organization. */
export function networkPoster(network: PublicNetwork, around: Around): Poster {
  const t = textsIn(around.locale);
  return {
    ...common(around, `/networks/${network.slug}`, network.demo),
    kicker: [network.city, network.country.name].filter(Boolean).join(', '),
    title: network.name,
    price: null,
    facts: [
      t('clinics', { count: network.clinics.length }),
      ...(network.verified ? [t('verifiedOf', { verified: network.verified })] : []),
      ...(network.packages_total ? [t('packages', { count: network.packages_total })] : []),
      ...(network.tagline ? [network.tagline] : []),
    ],
    scan: t('scan.network'),
  };
}
