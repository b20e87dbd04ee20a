import { actionsFor, type Locale } from '@travesia/contracts/kit';
import { type AdminCredential, credentialMachine } from '@travesia/contracts/credentials';
import type { AdminProviderDetail, AdminProviderProfile, ProviderDossier } from '@travesia/contracts/providers';
import { calendar } from '../../../platform/calendar.ts';
import { credentialStatus } from '../credential-status.rules.ts';
import { presentCredentialFacts } from '../providers.presenter.ts';
import type { ProviderRow } from '../writing/administer.repo.ts';
import type { providerDossiers } from './providers-admin.tables.ts';
import type { ClinicianLine, listCredentials } from './provider-record.repo.ts';

/** The editable fields of a provider. */
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

/** A credential with its holder and how long it remains valid. */
export const presentCredential = (
  { credential, clinician }: Awaited<ReturnType<typeof listCredentials>>[number],
  today: string,
  language: Locale,
): AdminCredential => ({
  ...presentCredentialFacts(credential, { language, currency: 'USD' }),
  status: credentialStatus(credential.status, credential.expiresOn, today),
  clinician: clinician && `${clinician.title} ${clinician.name}`.trim(),
  clinician_id: credential.clinicianId,
  checked_source: credential.checkedSource,
  checked_url: credential.checkedUrl,
  actions: [
    'correct',
    ...actionsFor(credentialMachine, credential.status, 'admin').filter(
      (action) => action !== 'deny' && action !== 'undo_verify' && action !== 'resubmit',
    ),
  ],
  expires_in_days: credential.expiresOn === null ? null : calendar.daysBetween(today, credential.expiresOn),
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

export const presentDossier = (row: typeof providerDossiers.$inferSelect): ProviderDossier => ({
  legal_name: row.legalName,
  tax_id: row.taxId,
  signatory_name: row.signatoryName,
  signatory_role: row.signatoryRole,
  director_name: row.directorName,
  director_registration: row.directorRegistration,
  bank_country: row.bankCountry,
  bank_currency: row.bankCurrency,
  application_id: row.applicationId,
});
