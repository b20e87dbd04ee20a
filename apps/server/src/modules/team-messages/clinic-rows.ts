import type { ClinicHolder } from '../providers/index.ts';

/** Channels about clinics, and what their people wrote in channels. */
export const teamMessagesRows: ClinicHolder = {
  rows: [
    { part: 'conversations', table: 'team_channels', rule: 'move' },
    { part: 'conversations', table: 'team_messages', rule: 'move' },
  ],
};
