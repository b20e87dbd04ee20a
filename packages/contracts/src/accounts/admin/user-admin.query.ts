import { z } from 'zod';
import { UserRole } from '../../access/roles.ts';
import { listParam, numberParam, optionalParam, pageQuery, SearchText } from '../../kit/index.ts';
import { AccountStatus } from './user-admin.schema.ts';

const YesOrNo = z.enum(['yes', 'no']);

const filters = {
  q: SearchText.default('').meta({ description: 'Words from a name or an email address.' }),
  role: listParam(UserRole).meta({ description: 'Only these roles.' }),
  status: listParam(AccountStatus).meta({ description: 'Only these states.' }),
  verified: optionalParam(YesOrNo).meta({ description: 'Whether the email address is confirmed.' }),
  two_factor: optionalParam(YesOrNo).meta({ description: 'Whether the account uses two-factor authentication.' }),
  made_within: numberParam(z.int().min(1).max(366)).meta({
    description: 'Only accounts created in the last this many days.',
  }),
  sort: z
    .enum(['newest', 'oldest', 'name', '-name', 'last_seen', 'role', 'status'])
    .default('newest')
    .meta({ description: 'Sort order: account age, name, or last seen.' }),
};

export const UsersQuery = z.object({ ...pageQuery(25), ...filters });
export type UsersQuery = z.output<typeof UsersQuery>;

/** The same without pagination. */
export const UsersExportQuery = z.object(filters);
export type UserFilter = z.output<typeof UsersExportQuery>;
