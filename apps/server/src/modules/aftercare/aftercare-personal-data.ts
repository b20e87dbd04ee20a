import { collectOwned, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { listAttachedFiles } from '../journeys/index.ts';
import { AFTERCARE_KEY } from './aftercare-deps.ts';
import { forgetCheckInsOf, listIdsOf } from './check-ins/check-ins.repo.ts';
import { checkIns } from './check-ins/check-ins.tables.ts';
import { forgetNotesOf, listNotesAbout } from './incidents/incidents.repo.ts';
import { incidents } from './incidents/incidents.tables.ts';

const rows: readonly OwnedRows[] = [
  { table: checkIns, owner: checkIns.patientId },
  { table: incidents, owner: incidents.patientId },
];

/**
 * What a patient told after a treatment, decrypted. A deletion removes answers and notes; that the clinic was asked for help and when it
 * answered stays without a name, because clinics must be able to account for it.
 */
export function aftercarePersonalData(secret: string): PersonalDataSource {
  const seal = createSeal(deriveKey(secret, AFTERCARE_KEY));
  return {
    name: 'aftercare',
    title: { en: 'Aftercare', es: 'Seguimiento', pt: 'Acompanhamento' },
    about: {
      en: 'How you said you were doing after a treatment, and what the clinic answered.',
      es: 'Cómo dijo que se sentía después de un tratamiento, y lo que respondió la clínica.',
      pt: 'Como você disse que estava depois de um tratamento, e o que a clínica respondeu.',
    },
    tables: ['check_ins', 'incidents', 'incident_notes'],
    collect: async (db, subject) => {
      const own = await collectOwned(db, rows, subject);
      const notes = subject.onlySession ? [] : await listNotesAbout(db, subject.userId);
      return [
        ...(own['check_ins'] ?? []).map(({ answers_sealed: sealed, ...one }) => ({
          ...one,
          answers:
            typeof sealed === 'string'
              ? (JSON.parse(seal.open(sealed, String(one['id']))) as { answers: unknown }).answers
              : null,
        })),
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
      ];
    },
    files: async (db, subject) => {
      if (subject.onlySession) return [];
      const photos = await listAttachedFiles(db, await listIdsOf(db, subject.userId));
      return [...photos.values()]
        .flat()
        .map(({ fileId, name }) => ({ id: fileId, name: `check-ins/${fileId}-${name}` }));
    },
    erase: async (tx, { userId }) => {
      await forgetCheckInsOf(tx, userId);
      await forgetNotesOf(tx, userId);
    },
  };
}
