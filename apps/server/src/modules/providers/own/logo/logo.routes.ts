import { readLogo, removeClinicLogo, setClinicLogo } from '@travesia/contracts/providers';
import { mount, type Mounted } from '../../../../platform/http/module.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { Files } from '../../../../platform/storage/files.ts';
import { removeLogo } from './commands/remove-logo.ts';
import { setLogo } from './commands/set-logo.ts';
import { findLogo } from './logo.repo.ts';

/** A changed logo has another address, so browsers may keep one for a day. */
const DAY_SECONDS = 86_400;

/** Routes for a clinic's logo. */
export const logoRoutes = (deps: ModuleDeps, files: Files): Mounted[] => [
  mount(setClinicLogo, (_input, context) => setLogo(deps, files, context)),
  mount(removeClinicLogo, (_input, { actor }) => removeLogo(deps, actor)),
  mount(readLogo, async ({ params, query }) => {
    const squares = await findLogo(deps.database.db, params.id);
    if (!squares) throw new ProblemError('request.not_found', { detail: 'There is no such logo.' });
    const id = query.size === '128' ? squares.small : squares.large;
    return { file_id: id, name: 'logo.webp', media_type: 'image/webp', max_age: DAY_SECONDS };
  }),
];
