import { z } from 'zod';
import { UserRole } from '../../access/roles.ts';
import { listParam, numberParam, optionalParam, pageQuery, SearchText } from '../../kit/index.ts';
import { AccountStatus } from './user-admin.schema.ts';

const YesOrNo = z.enum(['yes', 'no']);

const filters = {
  q: SearchText.default('').meta({ description: 'Words of a name or an address.' }),
  role: listParam(UserRole).meta({ description: 'Only these roles.' }),
  status: listParam(AccountStatus).meta({ description: 'Only these states.' }),
  verified: optionalParam(YesOrNo).meta({ description: 'Whether the address was proved.' }),
  two_factor: optionalParam(YesOrNo).meta({ description: 'Whether signing in asks for a second factor.' }),
  made_within: numberParam(z.int().min(1).max(366)).meta({
    description: 'Only accounts that were made in so many days until now.',
  }),
  sort: z
    .enum(['newest', 'oldest', 'name', 'last_seen'])
    .default('newest')
    .meta({ description: 'The order: by age of the account, by name, or those seen last first.' }),
};

export const UsersQuery = z.object({ ...pageQuery(25), ...filters });
export type UsersQuery = z.output<typeof UsersQuery>;

/** The same without pages. */
export const UsersExportQuery = z.object(filters);
export type UserFilter = z.output<typeof UsersExportQuery>;
