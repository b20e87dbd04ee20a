import type { Endpoint, EndpointInput, EndpointOutput } from '@travesia/contracts/kit';
import { inLane } from '../db/lane.ts';
import type { Revision } from '../db/revision/reads.ts';
import { refuseClosedAct } from '../demo/closed-acts.ts';
import { authorize } from './authenticate.ts';
import type { Mounted } from './module.ts';
import { anonymous, type RequestContext } from './request-context.ts';
import { duringCall } from './running-call.ts';
import { createResultMemo } from './revision/result-memo.ts';
import { validateInput } from './validate-input.ts';

/** Calls an endpoint without HTTP: same validation, same access, same problems. */
export type InProcessCall = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  context?: Partial<RequestContext>,
) => Promise<EndpointOutput<E>>;

/** Input as it came from outside, before any check. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface ApiRegistry {
  mounted: readonly Mounted[];
  call: InProcessCall;
  /** The same for callers that cannot name the types, such as the web app's pages; catalogue reads may be shared, so they are not to be changed. */
  callRaw(endpoint: Endpoint, raw: RawInput, context: RequestContext): Promise<unknown>;
  /** Runs one mounted endpoint on raw input and answers the response as its schema lets it through. */
  run(mounted: Mounted, raw: RawInput, context: RequestContext): Promise<unknown>;
}

/** Collects what the modules mounted. Throws when two claim one name or one address. */
export function createRegistry(mounted: readonly Mounted[], revision: Revision): ApiRegistry {
  const memo = createResultMemo(revision);
  const byName = new Map<string, Mounted>();
  const addresses = new Set<string>();
  for (const one of mounted) {
    const address = `${one.endpoint.method} ${one.endpoint.path.replace(/:[^/]+/g, ':')}`;
    if (byName.has(one.endpoint.name) || addresses.has(address))
      throw new Error(`${one.endpoint.name} (${address}) is mounted twice`);
    byName.set(one.endpoint.name, one);
    addresses.add(address);
  }

  const run: ApiRegistry['run'] = async ({ endpoint, handler }, raw, context) => {
    authorize(endpoint, context.actor);
    refuseClosedAct(endpoint, context.actor);
    const input = validateInput(endpoint, raw as Record<'params' | 'query' | 'body', unknown>);
    // Parsing the answer drops what the contract does not name, so that nothing leaks by accident.
    const answer = () => duringCall(context.requestId, () => handler(input, context));
    return endpoint.response.parse(await inLane(endpoint.first ? 'first' : 'call', answer));
  };

  const callRaw: ApiRegistry['callRaw'] = async (endpoint, raw, context) => {
    const found = byName.get(endpoint.name);
    if (!found) throw new Error(`${endpoint.name} is not mounted`);
    if (!endpoint.cache) return run(found, raw, context);
    return memo(`${endpoint.name} ${JSON.stringify([raw.params, raw.query])}`, () => run(found, raw, context));
  };

  return {
    mounted,
    run,
    callRaw,
    call: async (endpoint, input, context) => {
      const full = { requestId: 'in-process', actor: anonymous, ...context };
      return (await callRaw(endpoint, input as RawInput, full)) as EndpointOutput<typeof endpoint>;
    },
  };
}
