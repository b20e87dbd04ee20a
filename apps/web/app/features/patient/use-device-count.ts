import { listSessions } from '@travesia/contracts/accounts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useLoaded } from '../../lib/calls/use-loaded.ts';

const load = async () => (await sessionCall(listSessions, {}, { background: true })).data.length;

/** On how many devices the person is signed in; null until that is known. */
export const useDeviceCount = () => useLoaded(load);
