import type { OwnPhoto, PhotoChange } from '@travesia/contracts/photos';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { lockClinicOf } from '../../providers/index.ts';
import { findHeld } from '../photo-holders.ts';
import type { PhotosDeps } from '../photos-deps.ts';
import { photosOf } from '../photos.policy.ts';
import { presentOwnPhoto } from '../photos.presenter.ts';
import { lockPhoto, writePhoto } from '../photos.repo.ts';
import { showPhotos } from '../show-photos.ts';

/** Describes a photo. Throws `request.not_found`, `request.stale_version` and `photos.consent_missing`. */
export function changePhoto(
  { database, clock, holders }: PhotosDeps,
  id: string,
  { alt, kind, consented, version }: PhotoChange,
  actor: Actor,
): Promise<OwnPhoto> {
  const scope = photosOf(actor);
  if (kind === 'result' && !consented)
    throw new ProblemError('photos.consent_missing', {
      fields: [{ path: 'body.consented', code: 'consent_missing', message: 'is needed for a result', kind: 'missing' }],
    });
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const { country } = await lockClinicOf(tx, scope);
    const before = await lockPhoto(tx, scope, id);
    if (!before) throw new ProblemError('request.not_found');
    if (before.version !== version)
      throw new ProblemError('request.stale_version', { present: presentOwnPhoto(before, country) });
    const held = await findHeld(tx, holders, scope, { subject: before.subject, subject_id: before.subjectId });
    const consentedAt = consented ? (before.consentedAt ?? at) : null;
    const row = await writePhoto(tx, id, { alt, kind, consentedAt });
    await showPhotos(tx, scope, held, country);
    const target = { type: 'photo', id };
    await appendAudit(tx, { action: 'clinic.photo_described', actor, at, target, facts: { kind } });
    if (consentedAt && !before.consentedAt)
      await appendAudit(tx, { action: 'clinic.photo_consent_recorded', actor, at, target });
    return presentOwnPhoto(row, country);
  });
}
