import { createContext, RouterContextProvider } from 'react-router';
import type { Call, UntypedCall } from './lib/api/call.ts';
import type { CurrencyChoice, HomeCountry, Theme } from './lib/preferences/preferences.ts';
import type { Operator } from './lib/site/operator.ts';
import { problemOf } from './lib/problem/problem-error.ts';
import { thrownProblem } from './lib/problem/thrown-problem.ts';

/** What the server tells about a request; plain types, so that server and web need not import each other. */
export interface LoadContextInput {
  /** Calls an endpoint inside the process; rejects with an error whose `problem` is the problem document. */
  call: UntypedCall;
  /** Currency, ISO 4217, theme and home country: `readPreferences` gives them. */
  currency: CurrencyChoice;
  theme: Theme;
  home: HomeCountry | null;
  /** For `script-src` of hydrated pages; absent in development. */
  nonce?: string | undefined;
  /** Public scheme and host, for canonical links. */
  origin: string;
  demo: boolean;
  /** Who runs the installation, for the legal pages. */
  operator?: Operator | undefined;
  requestId?: string | undefined;
  /** Gets unexpected errors of rendering and loaders, for the server's log. */
  report: (error: unknown) => void;
}

export type RequestFacts = Omit<LoadContextInput, 'call'>;

/** `context.get(apiCtx)` in a loader or action: calls the API in the request's name; see Call. */
export const apiCtx = createContext<Call>();
export const requestCtx = createContext<RequestFacts>();

/** Called by the server through the build's entry module, so that the context keys are the bundle's own. */
export function createLoadContext({ call, ...facts }: LoadContextInput): RouterContextProvider {
  const context = new RouterContextProvider();
  const typed = async (endpoint: Parameters<UntypedCall>[0], input: Parameters<UntypedCall>[1] = {}) => {
    try {
      return await call(endpoint, withHome(endpoint, input, facts.home));
    } catch (error) {
      const problem = problemOf(error);
      throw problem ? thrownProblem(problem) : error;
    }
  };
  context.set(apiCtx, typed as Call);
  context.set(requestCtx, facts);
  return context;
}

type Asked = Parameters<UntypedCall>;

/** Every call that compares prices with those at home knows the visitor's country, so that no page can forget it. */
function withHome({ query }: Asked[0], input: NonNullable<Asked[1]>, home: HomeCountry | null): NonNullable<Asked[1]> {
  const takesHome = query && 'shape' in query && 'home_country' in (query.shape as object);
  return home && takesHome
    ? { ...input, query: { home_country: home, ...(input.query as object | undefined) } }
    : input;
}
