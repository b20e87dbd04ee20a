import { listSessions } from '@travesia/contracts/accounts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useLoad } from '../../lib/calls/use-load.ts';

const load = async () => (await sessionCall(listSessions, {}, { background: true })).data.length;

/** Returns on how many devices the user is signed in; null until known. */
export const useDeviceCount = () => useLoad(['number of devices'], load);
