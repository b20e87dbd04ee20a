import type { ClinicHolder } from '../providers/index.ts';

/** Invitations to clinics’ teams. */
export const invitationRows: ClinicHolder = {
  rows: [
    {
      part: 'invitations',
      table: 'invitations',
      rule: 'move',
      unique: ['t.email_key', 't.kind', 't.organization_id'],
      uniqueWhere: `t.state = 'pending'`,
    },
  ],
};
