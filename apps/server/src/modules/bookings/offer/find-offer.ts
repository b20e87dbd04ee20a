import type { BookingKind } from '@travesia/contracts/bookings';
import type { ProblemField } from '@travesia/contracts/kit';
import { refuseOutOfSight } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { agreedRule, findPolicyVersion } from '../../catalog/index.ts';
import { readTerms } from '../../packages/index.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import type { AgreedTerms } from '../terms/agreed-terms.ts';
import { type BookableClinic, findBookableClinic, findPackageOffer, listServiceOffers } from './offers.repo.ts';

/** What a request would book. */
export interface AskedOffer {
  provider_id: string;
  kind: BookingKind;
  package_id?: string | undefined;
  treatment_id?: string | undefined;
  service_type?: string | undefined;
  clinician_id?: string | undefined;
}

/** What can be booked, and on which terms. */
export interface Offer {
  clinic: BookableClinic;
  packageId: string | null;
  treatment: string | null;
  serviceOfferId: string | null;
  /** Only these clinicians, or rooms; null for anyone. */
  clinicianIds: readonly string[] | null;
  /** Price, deposit and policy; null if it is free. */
  terms: AgreedTerms | null;
}

/** Policy of paid services of clinics that have chosen none. */
const DEFAULT_POLICY = 'flexible';

/** Price line of an online service. */
const SERVICE_LINE = 'online_service';

const refuse = (detail: string): never => {
  throw new ProblemError('bookings.not_bookable', { detail });
};

/** Throws validation errors for combinations that make no sense. */
function refuseCombinations({ kind, package_id: packageId, service_type: service }: AskedOffer): void {
  const fields: ProblemField[] = [];
  const fault = (path: string, message: string) =>
    fields.push({ path: `body.${path}`, code: 'invalid_combination', message });
  if (kind === 'treatment' && !packageId) fault('package_id', 'must be given for a treatment');
  if (kind !== 'treatment' && packageId) fault('kind', 'must be treatment for a package');
  if (kind !== 'online' && service) fault('kind', 'must be online for an online service');
  const [first] = fields;
  if (first) throw new ProblemError('request.invalid', { detail: `${first.path}: ${first.message}`, fields });
}

/** What a request would book and what it costs now. Throws `bookings.not_bookable` and validation errors. */
export async function findOffer(deps: BookingsDeps, asked: AskedOffer, actor: Actor): Promise<Offer> {
  refuseCombinations(asked);
  const { db } = deps.database;
  const clinic = await findBookableClinic(db, asked.provider_id);
  if (!clinic) return refuse('The clinic takes no bookings.');
  refuseOutOfSight(actor, clinic);
  const offer = await offerOf(deps, clinic, asked);
  if (offer.terms && offer.terms.deposit.amount > 0 && !deps.money.canBePaid)
    return refuse('A deposit is due, and nothing can be paid on this installation.');
  return offer;
}

async function offerOf(deps: BookingsDeps, clinic: BookableClinic, asked: AskedOffer): Promise<Offer> {
  const { package_id: packageId, service_type: service, clinician_id: clinicianId } = asked;
  const free = {
    clinic,
    packageId: null,
    treatment: asked.treatment_id ?? null,
    serviceOfferId: null,
    clinicianIds: clinicianId ? [clinicianId] : null,
    terms: null,
  };
  if (packageId) return { ...free, ...(await packageOffer(deps, clinic, packageId, clinicianId)) };
  if (service) return { ...free, ...(await serviceOffer(deps, clinic, service, clinicianId)) };
  return free;
}

async function packageOffer(
  { database, clock, reference }: BookingsDeps,
  clinic: BookableClinic,
  packageId: string,
  clinicianId: string | undefined,
): Promise<Pick<Offer, 'packageId' | 'treatment' | 'clinicianIds' | 'terms'>> {
  const found = await findPackageOffer(database.db, packageId, clinic.id);
  const snapshot = found && (await readTerms(database.db, await reference(), packageId, { at: clock.now() }));
  if (!snapshot) return refuse('The clinic does not offer this package.');
  const { package_id: id, price_version: priceVersion, ...terms } = snapshot;
  const named = found.clinicianIds.length ? found.clinicianIds : null;
  return {
    packageId,
    treatment: found.treatment,
    clinicianIds: clinicianId ? [clinicianId] : named,
    terms: { ...terms, package: { id, price_version: priceVersion } },
  };
}

async function serviceOffer(
  deps: BookingsDeps,
  clinic: BookableClinic,
  service: string,
  clinicianId: string | undefined,
): Promise<Pick<Offer, 'serviceOfferId' | 'clinicianIds' | 'terms'>> {
  const [offer] = await listServiceOffers(deps.database.db, { providerId: clinic.id, service, clinicianId });
  if (!offer) return refuse('The clinic does not offer this service by video.');
  const price = { amount: offer.priceMinor, currency: offer.currency };
  return {
    serviceOfferId: offer.id,
    clinicianIds: [offer.clinicianId],
    terms: await paidInFull(deps, clinic, price),
  };
}

/** Terms of a service that is paid in full to confirm it. */
async function paidInFull(
  { database, clock, reference }: BookingsDeps,
  { cancellationPolicy, timeZone }: BookableClinic,
  price: AgreedTerms['price'],
): Promise<AgreedTerms | null> {
  if (price.amount === 0) return null;
  const kept = await reference();
  const policy = await findPolicyVersion(database.db, cancellationPolicy ?? DEFAULT_POLICY);
  if (!policy) throw new Error(`there is no cancellation policy ${cancellationPolicy ?? DEFAULT_POLICY}`);
  return {
    price,
    lines: [{ key: SERVICE_LINE, amount: price }],
    deposit_percent: 100,
    deposit: price,
    policy: {
      key: policy.policy,
      version: policy.version,
      rules: policy.rules.map((rule) => agreedRule(kept, rule, price.currency)),
    },
    package: null,
    rate_date: kept.rateDate,
    time_zone: timeZone,
    taken_at: clock.now().toISOString(),
  };
}
