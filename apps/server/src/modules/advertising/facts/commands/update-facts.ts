import { ADVERTISING_FACTS, type AdvertisingFacts, type AdvertisingFactsUpdate } from '@travesia/contracts/advertising';
import type { Locale } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockClinicOf, ofClinic } from '../../../providers/index.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { statedFacts } from '../facts.presenter.ts';
import { findFacts, writeFacts } from '../facts.repo.ts';
import { showFacts } from '../queries/get-facts.ts';

/** Replaces what a clinic states for its advertising. Throws `request.stale_version` with what is stated now. */
export async function updateFacts(
  { database, clock }: AdvertisingDeps,
  { version, ...update }: AdvertisingFactsUpdate,
  language: Locale,
  actor: Actor,
): Promise<AdvertisingFacts> {
  const scope = ofClinic(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const clinic = await lockClinicOf(tx, scope);
    const row = await findFacts(tx, clinic.id);
    if ((row?.version ?? 0) !== version)
      throw new ProblemError('request.stale_version', { present: await showFacts(tx, scope, language) });
    const before = statedFacts(row);
    const stated = { ...update, ...Object.fromEntries(textsOf(update)) };
    const changed = ADVERTISING_FACTS.filter((fact) => before[fact] !== stated[fact]);
    if (!changed.length) return;
    await writeFacts(tx, {
      providerId: clinic.id,
      permitNumber: stated.permit_number,
      directorName: stated.director_name,
      directorNumber: stated.director_number,
      specialty: stated.specialty,
      specialtyNumber: stated.specialty_number,
      imageConsent: stated.image_consent,
      updatedAt: at,
      version: version + 1,
    });
    await appendAudit(tx, {
      action: 'clinic.advertising_changed',
      actor,
      at,
      contextProviderId: clinic.id,
      target: { type: 'provider', id: clinic.id },
      facts: { fields: changed.join(', ') },
    });
  });
  return showFacts(database.db, scope, language);
}

/** An empty field states nothing. */
const textsOf = (update: Omit<AdvertisingFactsUpdate, 'version'>) =>
  Object.entries(update).flatMap(([name, value]): [string, string | null][] =>
    typeof value === 'string' ? [[name, value || null]] : [],
  );
