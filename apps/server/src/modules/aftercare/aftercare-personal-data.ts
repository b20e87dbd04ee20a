import { collectOwned, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { AFTERCARE_KEY } from './aftercare-deps.ts';
import { claims } from './claims/claims.tables.ts';
import { forgetClaimsOf, listStatementsFor } from './claims/claims.repo.ts';
import { recallRecipients } from './recalls/recalls.tables.ts';
import { forgetRecipient } from './recalls/recipients.repo.ts';

const rows: readonly OwnedRows[] = [
  { table: claims, owner: claims.patientId },
  { table: recallRecipients, owner: recallRecipients.patientId, leaveOut: [recallRecipients.reachedBy] },
];

/**
 * What a user claimed and was warned of, decrypted. A deletion removes what was written; that there were claims, what was decided and who a recall
 * concerned stays without a name, because clinics must be able to account for it.
 */
export function aftercarePersonalData(secret: string): PersonalDataSource {
  const seal = createSeal(deriveKey(secret, AFTERCARE_KEY));
  const opened = (sealed: unknown, id: unknown): string | null =>
    typeof sealed === 'string' ? seal.open(sealed, String(id)) : null;
  return {
    name: 'aftercare',
    title: {
      en: 'Aftercare, claims and safety recalls',
      es: 'Seguimiento, reclamos y alertas de seguridad',
      pt: 'Acompanhamento, reclamações e alertas de segurança',
    },
    about: {
      en: 'What you claimed after a treatment and what was written about it, and safety recalls that concern you.',
      es: 'Lo que reclamó después de un tratamiento y lo que se escribió al respecto, y las alertas de seguridad que le conciernen.',
      pt: 'O que você reclamou depois de um tratamento e o que foi escrito sobre isso, e os alertas de segurança que dizem respeito a você.',
    },
    tables: ['claims', 'claim_statements', 'recalls', 'recall_recipients'],
    collect: async (db, subject) => {
      const own = await collectOwned(db, rows, subject);
      const statements = subject.onlySession ? [] : await listStatementsFor(db, subject.userId);
      return [
        ...(own['claims'] ?? []).map((claim) => ({
          claim,
          statements: statements
            .filter(({ claimId }) => claimId === claim['id'])
            .map(({ textSealed, authorId: _author, ...one }) => ({ ...one, text: opened(textSealed, one.id) })),
        })),
        ...(own['recall_recipients'] ?? []).map(({ note_sealed: note, ...one }) => ({
          recall: { ...one, note: opened(note, one['id']) },
        })),
      ];
    },
    erase: async (tx, { userId }) => {
      await forgetClaimsOf(tx, userId);
      await forgetRecipient(tx, userId);
    },
  };
}
