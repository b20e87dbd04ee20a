import type { ServiceOffer, ServiceSummary } from '@travesia/contracts/services';
import type { Tone } from '../../ui/badge/badge.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';
import type { ServiceText } from './texts.ts';

/** Services with their own page; all others are under /services/online. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  'second-opinion': '/services/second-opinion',
  psychotherapy: '/services/mental-health',
};

/** A service's page, without language prefix. */
export const serviceAddress = (slug: string): string => OWN_PAGES[slug] ?? `/services/online/${slug}`;

/** A service's own page, if it has one. */
export const ownPage = (slug: string): string | undefined => OWN_PAGES[slug];

/** Page for requesting a consultation with a provider. */
export const requestAddress = (service: string, provider: string): string =>
  `/booking/consultation?service=${encodeURIComponent(service)}&provider=${encodeURIComponent(provider)}`;

/** Free times of a clinician for a service. */
export const bookAddress = (
  service: string,
  { provider, clinician }: Pick<ServiceOffer, 'provider' | 'clinician'>,
): string =>
  `/services/online/${service}/book?${new URLSearchParams({ clinic: provider.slug, clinician: clinician.id })}`;

const ICONS: Readonly<Record<string, IconName>> = {
  'first-consultation': 'video',
  'pre-travel-assessment': 'plane',
  'dental-plan-review': 'list-checks',
  'nutrition-support': 'scale',
  'follow-up': 'calendar-check',
  'second-opinion': 'file-text',
  psychotherapy: 'message-circle',
};

export const serviceIcon = (slug: string): IconName => ICONS[slug] ?? 'stethoscope';

/** Format and duration of a service: the message and its values. */
export function modeText({ mode, minutes, turnaround_days: days }: ServiceSummary): {
  key: ServiceText;
  values: Record<string, number>;
} {
  if (mode === 'video') return { key: 'mode.video', values: { minutes: minutes ?? 0 } };
  return days === null ? { key: 'mode.written', values: {} } : { key: 'mode.writtenFrom', values: { days } };
}

/** Language names as a line: Spanish and Portuguese names are lowercase, but a line starts with a capital. */
export function spokenLine(
  codes: readonly string[],
  format: { list: (items: readonly string[]) => string; language: (code: string) => string },
): string {
  const line = format.list(codes.map(format.language));
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

/** How the license status of an offer's clinician looks, and its text. */
export function licenceLook({ licence }: ServiceOffer['clinician']): { tone: Tone; icon: IconName; key: ServiceText } {
  if (licence?.status === 'verified') return { tone: 'success', icon: 'circle-check', key: 'offer.licence.read' };
  if (licence?.status === 'expired') return { tone: 'warning', icon: 'triangle-alert', key: 'offer.licence.expired' };
  return { tone: 'warning', icon: 'clock-alert', key: 'offer.licence.open' };
}
