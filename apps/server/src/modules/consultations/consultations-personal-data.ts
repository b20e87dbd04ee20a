import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { createConsultationSeal } from './consultations-deps.ts';
import {
  forgetConsultationsOf,
  listConsultationsOf,
  listNotesWrittenBy,
  listPresencesOf,
} from './consultations-forget.repo.ts';

/**
 * When a patient was in the rooms of their consultations, and what the clinic noted, decrypted: it is about them. A deletion removes the notes. What
 * staff wrote belongs to their clinic; their export says that and when.
 */
export function consultationsPersonalData(secret: string): PersonalDataSource {
  const seal = createConsultationSeal(secret);
  return {
    name: 'video-consultations',
    title: { en: 'Video consultations', es: 'Consultas por video', pt: 'Consultas por vídeo' },
    about: {
      en: 'When you were in the rooms of your video consultations, and what the clinic noted of them. Picture, sound and chat are never stored.',
      es: 'Cuándo estuvo en las salas de sus consultas por video y lo que la clínica anotó de ellas. La imagen, el sonido y el chat nunca se guardan.',
      pt: 'Quando você esteve nas salas das suas consultas por vídeo e o que a clínica anotou delas. Imagem, som e chat nunca são guardados.',
    },
    tables: ['consultations', 'consultation_presences'],
    collect: async (db, { userId, onlySession }) => {
      if (onlySession) return { present: [], notes: [], written: [] };
      const [present, notes, written] = await Promise.all([
        listPresencesOf(db, userId),
        listConsultationsOf(db, userId),
        listNotesWrittenBy(db, userId),
      ]);
      return {
        present,
        notes: notes.map(({ notesSealed, ...one }) => ({
          ...one,
          text: notesSealed && seal.open(notesSealed, one.bookingId),
        })),
        written,
      };
    },
    erase: (tx, { userId }) => forgetConsultationsOf(tx, userId),
  };
}
