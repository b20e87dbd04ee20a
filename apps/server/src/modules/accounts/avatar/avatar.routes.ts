import { readAvatar as readCall, removeAvatar as removeCall, setAvatar as setCall } from '@travesia/contracts/accounts';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { Files } from '../../../platform/storage/files.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { removeAvatar } from './commands/remove-avatar.ts';
import { setAvatar } from './commands/set-avatar.ts';
import { readAvatar } from './read-avatar.ts';

/** Routes for the user's picture. */
export const avatarRoutes = (deps: AccountsDeps, files: Files): Mounted[] => [
  mount(setCall, (_input, context) => setAvatar(deps, files, context)),
  mount(removeCall, (_input, { actor }) => removeAvatar(deps, actor)),
  mount(readCall, ({ params, query }) => readAvatar(deps.database.db, params.id, query.size)),
];
