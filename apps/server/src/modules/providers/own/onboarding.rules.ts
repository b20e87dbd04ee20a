import type { OnboardingStatus, OnboardingStep } from '@travesia/contracts/providers';
import type { ClinicFacts } from './clinic-facts.repo.ts';
import { isLicensed, isListed, missingOf } from './listing.rules.ts';
import { credentialOn } from './credentials.rules.ts';

/** Profile fields a clinic needs before patients can find and contact it. */
const PROFILE_ITEMS = ['description', 'phone', 'email', 'address', 'languages', 'specialties'] as const;

type Step = OnboardingStep['step'];
const step = (name: Step, missing: string[], path: string | null): OnboardingStep => ({
  step: name,
  state: missing.length ? 'open' : 'done',
  missing,
  path,
});

/** The license and the clinic's verification. */
function licenceStep(facts: ClinicFacts, today: string): OnboardingStep {
  const { verificationStatus: check } = facts.clinic;
  const licences = facts.credentials
    .filter(({ kind }) => kind === 'facility_licence')
    .map((row) => credentialOn(row, today));
  const has = (status: string) => licences.some((credential) => credential.status === status);
  const isDone = check === 'verified' && isLicensed(facts, today);
  const isEnded = check === 'rejected' || check === 'expired' || has('expired');
  const isChecked = check === 'pending' || has('being_checked');
  return {
    step: 'licence',
    state: isDone ? 'done' : isEnded ? 'attention' : isChecked ? 'waiting' : 'open',
    missing: isDone ? [] : ['licence'],
    path: '/provider/credentials',
  };
}

/** The bank account to be paid to. */
function bankStep({ bank }: Pick<ClinicFacts, 'bank'>): OnboardingStep {
  return {
    step: 'bank',
    state: bank === null ? 'open' : bank === 'verified' ? 'done' : 'waiting',
    missing: bank === null ? ['account'] : [],
    path: '/provider/settings#bank',
  };
}

/** A clinic's onboarding progress, computed from its current data. */
export function onboardingStatus(facts: ClinicFacts, today: string): OnboardingStatus {
  const { clinic, staff, invited, hasSettled, hasHours, hasPhotos } = facts;
  const hasBookings = clinic.allowOnlineBooking || clinic.depositPercentage !== null || hasSettled;
  const steps = [
    step(
      'profile',
      PROFILE_ITEMS.flatMap((item) => missingOf(item, facts, today)),
      '/provider/settings',
    ),
    licenceStep(facts, today),
    step('team', staff > 1 || invited > 0 ? [] : ['colleague'], '/provider/settings#team'),
    step('treatments', missingOf('treatments', facts, today), '/provider/treatments'),
    step('people', facts.clinicians > 0 ? [] : ['clinician'], '/provider/configuration'),
    step('availability', hasHours ? [] : ['hours'], '/provider/availability'),
    step('settings', hasBookings ? [] : ['bookings'], '/provider/settings#bookings'),
    step('package', missingOf('package', facts, today), '/provider/packages'),
    step('photos', hasPhotos ? [] : ['photos'], '/provider/settings#photos'),
    bankStep(facts),
  ];
  const done = steps.filter(({ state }) => state === 'done').length;
  const next =
    steps.find(({ state, path }) => state !== 'done' && path !== null) ?? steps.find(({ state }) => state !== 'done');
  return {
    clinic: { id: clinic.id, slug: clinic.slug, name: clinic.name },
    verification_status: clinic.verificationStatus,
    listed: isListed(clinic),
    complete: done === steps.length,
    progress: Math.round((done / steps.length) * 100),
    next_step: next?.step ?? null,
    steps,
  };
}
