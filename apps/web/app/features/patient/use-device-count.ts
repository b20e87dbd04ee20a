import { listSessions } from '@travesia/contracts/accounts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useLoad } from '../../lib/calls/use-load.ts';

const load = async () => (await sessionCall(listSessions, {}, { background: true })).data.length;

/** On how many devices the person is signed in; null until that is known. */
export const useDeviceCount = () => useLoad(['number of devices'], load);
