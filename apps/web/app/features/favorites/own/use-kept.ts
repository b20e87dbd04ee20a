import type { Endpoint, EndpointOutput } from '@travesia/contracts/kit';
import { useEffect } from 'react';
import type { CallInput } from '../../../lib/api/call.ts';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { onShortlistMoved } from '../device/use-moved-shortlist.ts';

/** Loads saved items, and reloads them when the device's items were moved to the account. */
export function useKept<E extends Endpoint>(endpoint: E, input: CallInput<E>): Loaded<EndpointOutput<E>> {
  const loaded = useCall(endpoint, input);
  const { reload } = loaded;
  useEffect(() => onShortlistMoved(() => void reload()), [reload]);
  return loaded;
}
