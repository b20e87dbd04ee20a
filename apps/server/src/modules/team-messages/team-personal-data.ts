import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import {
  forgetInChannels,
  listFilesAbout,
  listLooseOf,
  listMemberships,
  listWrittenBy,
} from './team-personal-data.repo.ts';

/**
 * Where and when somebody wrote to their team. What they wrote belongs to the organization and is about others: it stays when their
 * account is deleted, without their name. Channels about a patient’s journey are deleted with the patient’s account, whoever wrote
 * there; what teams say among themselves is no part of the patient’s export.
 */
export const teamPersonalData: PersonalDataSource = {
  name: 'team-messages',
  title: { en: 'Team messages', es: 'Mensajes del equipo', pt: 'Mensagens da equipe' },
  about: {
    en: 'The team channels you are a member of, and when you wrote in them.',
    es: 'Los canales del equipo en los que participa y cuándo escribió en ellos.',
    pt: 'Os canais da equipe de que você participa e quando escreveu neles.',
  },
  tables: ['team_channels', 'team_channel_members', 'team_messages', 'team_message_files'],
  collect: async (db, { userId, onlySession }) => {
    if (onlySession) return { channels: [], written: [] };
    const [channels, written] = await Promise.all([listMemberships(db, userId), listWrittenBy(db, userId)]);
    return { channels, written };
  },
  files: async (db, { userId, onlySession }) => {
    if (onlySession) return [];
    const [own, about] = await Promise.all([listLooseOf(db, userId), listFilesAbout(db, userId)]);
    return [...own, ...about].map(({ id }) => ({ id, name: null }));
  },
  erase: (tx, { userId }) => forgetInChannels(tx, userId),
};
