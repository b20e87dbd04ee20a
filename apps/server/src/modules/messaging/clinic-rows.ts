import type { ClinicHolder } from '../providers/index.ts';

/** Conversations of clinics. */
export const messagingRows: ClinicHolder = {
  rows: [{ part: 'conversations', table: 'conversation_sides', rule: 'move' }],
};
