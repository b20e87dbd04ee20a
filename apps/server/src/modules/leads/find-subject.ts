import type { Localized, ProblemField } from '@travesia/contracts/kit';
import type { NewConsultationRequest } from '@travesia/contracts/leads';
import { takesRequests, type VerificationStatus } from '@travesia/contracts/providers';
import type { Db } from '../../platform/db/database.ts';
import type { Flagged } from '../../platform/demo/sight.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findListedProvider, findPublishedPackage, findServiceName, findTreatmentName } from './subjects.repo.ts';

/** What a request is about, as stored. */
export interface Subject {
  aboutKind: 'package' | 'provider' | 'treatment' | 'service';
  /** Its display name. */
  about: Localized | null;
  providerId: string | null;
  packageId: string | null;
  treatment: string | null;
  serviceType: string | null;
  /** The clinic it names. */
  provider: Flagged | undefined;
}

const everywhere = (text: string): Localized => ({ en: text, es: text, pt: text });
/** A subject with the clinic it is asked of. */
export const atProvider = (name: Localized, provider: string): Localized => ({
  en: `${name.en} · ${provider}`,
  es: `${name.es} · ${provider}`,
  pt: `${name.pt} · ${provider}`,
});

const unknown = (name: string): ProblemError => {
  const field: ProblemField = {
    path: `body.${name}`,
    code: 'unknown_reference',
    message: 'names nothing that is shown',
  };
  return new ProblemError('request.invalid', { detail: `${field.path}: ${field.message}`, fields: [field] });
};

function refuseUnlessAsked({ verification }: { verification: VerificationStatus }): void {
  if (!takesRequests(verification)) throw new ProblemError('leads.clinic_not_verified');
}

/**
 * Resolves what a request is about. Throws when a part of it does not exist, when a listing is not a partner, or when a clinic's
 * license has expired.
 */
export async function findSubject(db: Db, input: NewConsultationRequest): Promise<Subject> {
  const nothing = {
    provider: undefined,
    about: null,
    providerId: null,
    packageId: null,
    treatment: null,
    serviceType: null,
  };
  if (input.package_id) {
    const found = await findPublishedPackage(db, input.package_id);
    if (!found) throw unknown('package_id');
    refuseUnlessAsked(found);
    const about = atProvider(found.title, found.provider);
    const { providerId } = found;
    return { ...nothing, aboutKind: 'package', about, packageId: input.package_id, providerId, provider: found };
  }
  const provider = input.provider_id ? await findListedProvider(db, input.provider_id) : undefined;
  if (input.provider_id && !provider) throw unknown('provider_id');
  if (provider?.listing === 'directory') throw new ProblemError('leads.not_a_partner');
  if (provider) refuseUnlessAsked(provider);
  const providerId = provider?.id ?? null;
  if (input.treatment) {
    const name = await findTreatmentName(db, input.treatment);
    if (!name) throw unknown('treatment');
    const about = provider ? atProvider(name, provider.name) : name;
    return { ...nothing, aboutKind: 'treatment', about, treatment: input.treatment, providerId, provider };
  }
  if (input.service_type) {
    const name = await findServiceName(db, input.service_type);
    if (!name) throw unknown('service_type');
    const about = provider ? atProvider(name, provider.name) : name;
    return { ...nothing, aboutKind: 'service', about, serviceType: input.service_type, providerId, provider };
  }
  return {
    ...nothing,
    aboutKind: 'provider',
    about: provider ? everywhere(provider.name) : null,
    providerId,
    provider,
  };
}
