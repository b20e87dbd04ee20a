import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { emailKeyOf } from '../accounts/index.ts';
import { forgetPerson, listInvitationsOf } from './invitations.repo.ts';

/** Invitations to a user's addresses, and those they sent. */
export const invitationsPersonalData: PersonalDataSource = {
  name: 'invitations',
  title: { en: 'Invitations', es: 'Invitaciones', pt: 'Convites' },
  about: {
    en: 'Invitations sent to your email address and how you answered them, and invitations you sent.',
    es: 'Invitaciones enviadas a su correo y cómo se respondieron, y las que usted envió.',
    pt: 'Convites enviados ao seu e-mail e como foram respondidos, e os que você enviou.',
  },
  tables: ['invitations'],
  // On shared accounts, nothing here belongs to one visitor.
  collect: async (db, { userId, addresses, onlySession }) =>
    onlySession
      ? []
      : (await listInvitationsOf(db, userId, addresses.map(emailKeyOf))).map(({ inviterId, email, ...row }) => ({
          direction: inviterId === userId ? 'sent' : 'received',
          email,
          kind: row.kind,
          role: row.role,
          state: row.state,
          message: row.message,
          decline_reason: row.declineReason,
          created_at: row.createdAt,
          answered_at: row.answeredAt,
        })),
  erase: (tx, { userId, addresses }) => forgetPerson(tx, userId, addresses.map(emailKeyOf)),
};
