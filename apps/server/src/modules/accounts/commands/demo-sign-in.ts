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

/** Public: it only opens the demo. */
const DEMO_TOKEN = 'travesia-demo';

/** Signs in the demo user of a role. The route doesn't exist while demo mode is off. */
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
