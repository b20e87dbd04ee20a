import { collectOwned, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { AFTERCARE_KEY } from './aftercare-deps.ts';
import { forgetCheckInsOf } from './check-ins/check-ins.repo.ts';
import { checkIns } from './check-ins/check-ins.tables.ts';
import { forgetClaimsOf, listStatementsFor } from './claims/claims.repo.ts';
import { claims } from './claims/claims.tables.ts';
import { forgetNotesOf, listNotesAbout } from './incidents/incidents.repo.ts';
import { incidents } from './incidents/incidents.tables.ts';
import { recallRecipients } from './recalls/recalls.tables.ts';
import { forgetRecipient } from './recalls/recipients.repo.ts';

const rows: readonly OwnedRows[] = [
  { table: checkIns, owner: checkIns.patientId },
  { table: incidents, owner: incidents.patientId },
  { table: claims, owner: claims.patientId },
  { table: recallRecipients, owner: recallRecipients.patientId, leaveOut: [recallRecipients.reachedBy] },
];

/**
 * What a patient told, claimed and was warned of after a treatment, decrypted; photos and evidence are files of the journey. A deletion removes what
 * was written. That the clinic was asked for help and when it answered, what was decided and who a recall concerned stays without a name, because clinics
 * must be able to account for it.
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
      en: 'How you said you were doing after a treatment, what the clinic answered, what you claimed, and safety recalls that concern you.',
      es: 'Cómo dijo que se sentía después de un tratamiento, lo que respondió la clínica, lo que reclamó y las alertas de seguridad que le conciernen.',
      pt: 'Como você disse que estava depois de um tratamento, o que a clínica respondeu, o que você reclamou e os alertas de segurança que dizem respeito a você.',
    },
    tables: ['check_ins', 'incidents', 'incident_notes', 'claims', 'claim_statements', 'recalls', 'recall_recipients'],
    collect: async (db, subject) => {
      const own = await collectOwned(db, rows, subject);
      const notes = subject.onlySession ? [] : await listNotesAbout(db, subject.userId);
      const statements = subject.onlySession ? [] : await listStatementsFor(db, subject.userId);
      return [
        ...(own['check_ins'] ?? []).map(({ answers_sealed: sealed, ...one }) => {
          const answers = opened(sealed, one['id']);
          return { ...one, answers: answers === null ? null : (JSON.parse(answers) as { answers: unknown }).answers };
        }),
        ...(own['incidents'] ?? []).map((one) => ({
          ...one,
          notes: notes
            .filter(({ incidentId }) => incidentId === one['id'])
            .map(({ id, by, textSealed, writtenAt }) => ({
              by,
              text: seal.open(textSealed, id),
              written_at: writtenAt,
            })),
        })),
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
      await forgetCheckInsOf(tx, userId);
      await forgetNotesOf(tx, userId);
      await forgetClaimsOf(tx, userId);
      await forgetRecipient(tx, userId);
    },
  };
}
