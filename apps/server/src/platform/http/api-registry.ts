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

/** Calls an endpoint without HTTP: same validation, same access rules, same problems. */
export type InProcessCall = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  context?: Partial<RequestContext>,
) => Promise<EndpointOutput<E>>;

/** Raw input, not validated yet. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface ApiRegistry {
  mounted: readonly Mounted[];
  call: InProcessCall;
  /**
   * The same for callers without the types, such as the web app's pages; catalog results may be shared, so don't
   * mutate them.
   */
  callRaw(endpoint: Endpoint, raw: RawInput, context: RequestContext): Promise<unknown>;
  /** Runs a mounted endpoint on raw input and returns the response filtered by its schema. */
  run(mounted: Mounted, raw: RawInput, context: RequestContext): Promise<unknown>;
  /** The same as JSON text. */
  write(mounted: Mounted, raw: RawInput, context: RequestContext): Promise<string>;
}

/** Collects the mounted endpoints. Throws if two have the same name or path. */
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

  const handle: ApiRegistry['run'] = async ({ endpoint, handler }, raw, context) => {
    authorize(endpoint, context.actor);
    refuseClosedAct(endpoint, context.actor);
    const input = validateInput(endpoint, raw as Record<'params' | 'query' | 'body', unknown>);
    const answer = () => duringCall(context.requestId, () => handler(input, context));
    return inLane(endpoint.first ? 'first' : 'call', answer);
  };

  // Parsing or writing the response removes everything not in the contract, so that nothing leaks by accident.
  const run: ApiRegistry['run'] = async (one, raw, context) =>
    one.endpoint.response.parse(await handle(one, raw, context));
  const write: ApiRegistry['write'] = async (one, raw, context) =>
    one.write ? one.write(await handle(one, raw, context)) : JSON.stringify(await run(one, raw, context));

  const callRaw: ApiRegistry['callRaw'] = async (endpoint, raw, context) => {
    const found = byName.get(endpoint.name);
    if (!found) throw new Error(`${endpoint.name} is not mounted`);
    if (!endpoint.cache) return run(found, raw, context);
    return memo(`${endpoint.name} ${JSON.stringify([raw.params, raw.query])}`, () => run(found, raw, context));
  };

  return {
    mounted,
    run,
    write,
    callRaw,
    call: async (endpoint, input, context) => {
      const full = { requestId: 'in-process', actor: anonymous, language: 'en', ...context } as const;
      return (await callRaw(endpoint, input as RawInput, full)) as EndpointOutput<typeof endpoint>;
    },
  };
}
