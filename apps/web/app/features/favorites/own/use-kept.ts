import type { Endpoint, EndpointOutput } from '@travesia/contracts/kit';
import { useEffect } from 'react';
import type { CallInput } from '../../../lib/api/call.ts';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { onShortlistMoved } from '../device/use-moved-shortlist.ts';

/** What was saved, loaded by itself and again when things of the device came into the account. */
export function useKept<E extends Endpoint>(endpoint: E, input: CallInput<E>): Loaded<EndpointOutput<E>> {
  const loaded = useCall(endpoint, input);
  const { reload } = loaded;
  useEffect(() => onShortlistMoved(() => void reload()), [reload]);
  return loaded;
}
