import { collectOwned, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { forgetNotes } from './bookings-forget.repo.ts';
import { bookings } from './bookings.tables.ts';

const rows: readonly OwnedRows[] = [{ table: bookings, owner: bookings.patientId }];

/**
 * Bookings of a user, with their notes decrypted. A deletion removes the notes; what was booked and paid stays without a
 * name, because accounts of payments must be kept.
 */
export function bookingsPersonalData(secret: string): PersonalDataSource {
  const seal = createSeal(deriveKey(secret, 'booking notes'));
  return {
    name: 'bookings',
    title: { en: 'Bookings', es: 'Reservas', pt: 'Reservas' },
    about: {
      en: 'What you booked at clinics, with your notes, the terms you agreed to and what became of it.',
      es: 'Lo que reservó en clínicas, con sus notas, las condiciones que aceptó y en qué quedó.',
      pt: 'O que você reservou em clínicas, com suas anotações, as condições que aceitou e o que aconteceu.',
    },
    tables: ['bookings', 'booking_slots', 'booking_reminders'],
    collect: async (db, subject) => {
      const { bookings: own = [] } = await collectOwned(db, rows, subject);
      return own.map(({ notes_sealed: sealed, ...booking }) => ({
        ...booking,
        notes: typeof sealed === 'string' ? seal.open(sealed, String(booking['id'])) : null,
      }));
    },
    erase: (tx, { userId }) => forgetNotes(tx, userId),
  };
}
