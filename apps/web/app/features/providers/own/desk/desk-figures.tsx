import type { ClinicOverview } from '@travesia/contracts/providers';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Figures } from '../../../../lib/screen/figures.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { clinicTexts } from '../texts.ts';

/** Four figures for today. */
export function DeskFigures({ overview }: { overview: ClinicOverview }) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { base } = useClinicArea();
  const { clinic, bookings, requests, packages, credentials } = overview;
  const price = packages.price_from;
  return (
    <Figures
      label={t('figures.label')}
      figures={[
        {
          key: 'visits',
          name: t('figures.visits'),
          value: format.number(bookings.today),
          note: t('figures.pending', { count: bookings.pending }),
          href: '#visits',
        },
        {
          key: 'requests',
          name: t('figures.requests'),
          value: format.number(requests.waiting),
          note: requests.oldest_at
            ? t('figures.oldest', { date: format.dayOf(requests.oldest_at, ownTimeZone()) })
            : t('figures.noRequests'),
          href: path(`${base}/requests`),
        },
        {
          key: 'packages',
          name: t('figures.packages'),
          value: format.number(packages.published),
          note: price ? t('figures.from', { price: format.shown(price) }) : t('figures.noPackages'),
          // Patients see them on the clinic’s page, and so does the clinic.
          href: clinic.listed && packages.published > 0 ? path(`/providers/${clinic.slug}#packages`) : undefined,
        },
        {
          key: 'credentials',
          name: t('figures.credentials'),
          value: t('figures.credentialsOf', { verified: credentials.verified, total: credentials.total }),
          note: t('figures.credentialsDue', { due: credentials.due, expired: credentials.expired }),
          href: '#credentials',
        },
      ]}
    />
  );
}
