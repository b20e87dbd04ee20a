import type { SignedIn } from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { refuseWhileOff } from '../../../platform/demo/demo-mode.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { keepDevice } from '../sessions/device.ts';
import { openSession } from '../sessions/open-session.ts';
import { findDemoUser } from '../people/users.repo.ts';

/** Known to everybody: it opens nothing but the demonstration. */
const DEMO_TOKEN = 'travesia-demo';

/** Signs in the demonstration's person of a role; while it is off there is no such call. */
export async function demoSignIn(
  deps: AccountsDeps,
  { demo_token: token, role }: { demo_token: string; role: UserRole },
  { device, network }: RequestContext,
): Promise<SignedIn> {
  refuseWhileOff(deps.demo);
  const user = token === DEMO_TOKEN ? await findDemoUser(deps.database.db, role) : undefined;
  if (!user) throw new ProblemError('auth.invalid_credentials');
  return unitOfWork(deps.database, (tx) =>
    openSession(tx, deps, user, keepDevice(device, network, undefined), ['demo']),
  );
}
