import { credentialMachine } from '@travesia/contracts/credentials';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { begin, transition } from '../../../../platform/transition/transition.ts';
import { credentialLifecycle } from '../../writing/credential.lifecycle.ts';
import { correctLicense, insertLicense, type LicenseRow } from './people.repo.ts';

interface Filed {
  kind: 'professional_licence' | 'specialty';
  providerId: string;
  clinicianId: string;
  /** The clinician's name with title. */
  holder: string;
  body: string;
  number: string;
}

/** Columns that told what was verified before. */
const UNCHECKED = {
  issuedOn: null,
  expiresOn: null,
  checkedOn: null,
  checkedSource: null,
  checkedUrl: null,
  beforeCheck: null,
} as const;

/**
 * Puts a clinician's license on file as their clinic states it, under review until an admin verifies it. The same registry and
 * number change nothing; others move a verified license back under review. `present` is the one on file.
 */
export async function fileLicense(
  tx: Tx,
  { kind, providerId, clinicianId, holder, body, number }: Filed,
  present: LicenseRow | undefined,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  if (present?.body === body && present.number === number) return;
  const about = { actor, at, contextProviderId: providerId, facts: { kind } };
  if (!present) {
    const id = uuidv7();
    const status = credentialMachine.initial;
    await insertLicense(tx, { id, providerId, clinicianId, kind, status, body, number, holder });
    await begin(tx, credentialLifecycle, { id, actor, as: 'provider', at });
    await appendAudit(tx, { ...about, action: 'clinic.license_entered', target: { type: 'credential', id } });
  } else if (present.status === 'being_checked') {
    await correctLicense(tx, present.id, { body, number, holder });
    await appendAudit(tx, {
      ...about,
      action: 'clinic.license_entered',
      target: { type: 'credential', id: present.id },
    });
  } else {
    const set = { ...UNCHECKED, body, number, holder };
    await transition(tx, credentialLifecycle, { row: present, action: 'resubmit', actor, as: 'provider', at, set });
  }
}
