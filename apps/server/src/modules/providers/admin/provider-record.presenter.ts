import { actionsFor, type Locale } from '@travesia/contracts/kit';
import { type AdminPaper, credentialMachine } from '@travesia/contracts/credentials';
import type { AdminProviderDetail, AdminProviderProfile } from '@travesia/contracts/providers';
import { calendar } from '../../../platform/calendar.ts';
import { credentialStatus } from '../credential-status.rules.ts';
import { presentPaper as presentWords } from '../providers.presenter.ts';
import type { ProviderRow } from '../writing/administer.repo.ts';
import type { ClinicianLine, listPapers } from './provider-record.repo.ts';

/** What of a provider can be edited. */
export const presentProfile = (row: ProviderRow, citySlug: string | null): AdminProviderProfile => ({
  description: row.description,
  email: row.email,
  phone: row.phone,
  website: row.website,
  street: row.street,
  region: row.region,
  postal_code: row.postalCode,
  city_slug: citySlug,
  languages: row.languages,
  founded_year: row.foundedYear,
  beds: row.beds,
  settings: {
    allow_online_booking: row.allowOnlineBooking,
    require_deposit: row.requireDeposit,
    deposit_percentage: row.depositPercentage,
  },
});

/** A paper with whose it is and how long it still counts. */
export const presentPaper = (
  { paper, clinician }: Awaited<ReturnType<typeof listPapers>>[number],
  today: string,
  language: Locale,
): AdminPaper => ({
  ...presentWords(paper, { language, currency: 'USD' }),
  status: credentialStatus(paper.status, paper.expiresOn, today),
  clinician: clinician && `${clinician.title} ${clinician.name}`.trim(),
  clinician_id: paper.clinicianId,
  checked_source: paper.checkedSource,
  checked_url: paper.checkedUrl,
  actions: [
    'correct',
    ...actionsFor(credentialMachine, paper.status, 'admin').filter((action) => action !== 'deny' && action !== 'pass'),
  ],
  expires_in_days: paper.expiresOn === null ? null : calendar.daysBetween(today, paper.expiresOn),
});

export const presentClinicianLine = (
  { id, title, name, specialty, registry }: ClinicianLine,
  language: Locale,
): AdminProviderDetail['clinicians'][number] => ({
  id,
  name: `${title} ${name}`.trim(),
  specialty: specialty[language],
  registry,
});
