import type { NewClinician } from '@travesia/contracts/providers';
import type { ProblemField } from '@travesia/contracts/kit';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { ProviderRow } from '../../writing/administer.repo.ts';
import { fileLicense } from './file-license.ts';
import type { LicenseRow } from './people.repo.ts';
import { licenseOf, specialtyRegister } from './people.rules.ts';

/** Throws `request.invalid` with the fields, if there are any. */
export function refuseFields(fields: readonly ProblemField[]): void {
  if (!fields.length) return;
  const detail = fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  throw new ProblemError('request.invalid', { detail, fields });
}

interface Saved {
  id: string;
  clinic: Pick<ProviderRow, 'id' | 'country'>;
  written: NewClinician;
  /** What is on file. */
  licenses: readonly LicenseRow[];
}

/** Puts license and registered specialty on file as written, in the caller's transaction. */
export async function fileLicenses(
  tx: Tx,
  { id, clinic, written, licenses }: Saved,
  by: { actor: Actor; at: Date },
): Promise<void> {
  const { license, specialty_number: number } = written;
  const about = { providerId: clinic.id, clinicianId: id, holder: `${written.title} ${written.name}`.trim() };
  const register = specialtyRegister(clinic.country);
  const onFile = (kind: LicenseRow['kind']) => licenseOf(licenses, id, kind);
  if (license) {
    const facts = { ...about, kind: 'professional_licence', body: license.registry, number: license.number } as const;
    await fileLicense(tx, facts, onFile('professional_licence'), by);
  }
  if (number !== null && register !== null)
    await fileLicense(tx, { ...about, kind: 'specialty', body: register, number }, onFile('specialty'), by);
}
