import type { z } from 'zod';
import type { OrganizationSide, ProviderSide } from './sides.ts';
import type { UploadRules } from './upload.ts';

export type Role = 'patient' | 'provider' | 'organization' | 'admin';

/** Who may call the endpoint at all; row-level permissions are the module's policy. */
export type Access = 'public' | 'session' | readonly Role[] | ProviderSide | OrganizationSide;

/** Whether a call accepts an Idempotency-Key; every POST does by default. */
export const idempotencyOf = ({
  idempotency,
  method,
}: Pick<Endpoint, 'idempotency' | 'method'>): 'required' | 'honoured' | 'none' =>
  idempotency ?? (method === 'POST' ? 'honoured' : 'none');

/** The side a call belongs to; null if none. */
export const sideOf = (access: Access): ProviderSide | OrganizationSide | null =>
  typeof access === 'object' && 'side' in access ? access : null;

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsField<Path extends string, P> = [PathParams<Path>] extends [never]
  ? { params?: undefined }
  : { params: P & z.ZodObject<Record<PathParams<Path>, z.ZodType>> };

/** An API endpoint as inert data: the server mounts it, the web calls it, the documentation is generated from it. */
export interface Endpoint<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
> {
  /** Operation id, such as `listTreatments`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api/v1, with `:name` parameters. */
  path: string;
  access: Access;
  /** Feature that owns it; groups the documentation. */
  tag: string;
  summary: string;
  description: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Success status; defaults to 200. */
  status?: 200 | 201 | 202 | 204;
  response: R;
  /** Problem codes beyond those any call can return. */
  problems?: readonly string[];
  /** `catalog`: the same for everyone until the catalog changes, so responses may be cached per revision. */
  cache?: 'catalog';
  /** Accepts files as a form (multipart/form-data); `body` describes its text fields. */
  upload?: UploadRules;
  /**
   * One of the four calls of a resumable upload (tus 1.0.0): POST begins one, GET and HEAD tell how much has arrived,
   * PATCH adds to it, DELETE gives it up. POST takes NewUpload as its body, from the headers of the protocol.
   */
  resumable?: UploadRules;
  /**
   * Takes a message that another system signed in this header. The handler gets its exact bytes (`context.signed`), because a
   * signature is about bytes; it verifies the signature before believing any of them.
   */
  signed?: string;
  /** Returns a stored file as an attachment; `response` is then FileContent. */
  download?: true;
  /** Returns text of this media type instead of JSON; `response` is then a string. */
  text?: 'text/calendar';
  /**
   * Whether the call accepts an Idempotency-Key, which makes it run once: every POST unless it says otherwise. `none`
   * where it changes nothing, or where a stored request or response would contain a secret; a test lists these.
   */
  idempotency?: 'required' | 'honoured' | 'none';
  /** A clinic change that is also allowed while the clinic is suspended; for calls on the clinic side. */
  whileSuspended?: true;
  /** A clinic change for which those who act for the clinic give no reason beforehand: it takes its own, or ends what they began. */
  withoutReason?: true;
  /** Problem code that demo users get: strangers share their accounts, and some actions would lock others out. */
  closedToDemo?: string;
  /** Also allowed for users who must still set up two-factor authentication. */
  beforeTwoFactor?: true;
  /** Served before other calls when the database has no spare connections: sign-in calls. */
  first?: true;
  /** Calls per minute and IP address; defaults to the server's limit. */
  ratePerMinute?: number;
}

/**
 * Properties that endpoints of other files share: `defineEndpoint({ ...facts, … })`. The web build drops what only the server
 * needs of them.
 */
export const endpointFacts = <const Facts extends object>(facts: Facts): Facts => facts;

/**
 * Declares an endpoint; the code of `closedToDemo` is among its problems. Doesn't compile without an access rule, or if a path
 * parameter has no schema.
 */
export function defineEndpoint<
  const Path extends string,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType = z.ZodType,
>(
  endpoint: Omit<Endpoint<P, Q, B, R>, 'params' | 'path'> & { path: Path } & ParamsField<Path, P>,
): Endpoint<P, Q, B, R> {
  const { problems: declared = [], closedToDemo: closed } = endpoint;
  const problems = closed && !declared.includes(closed) ? [closed, ...declared] : endpoint.problems;
  return { ...endpoint, ...(problems && { problems }) } as unknown as Endpoint<P, Q, B, R>;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type ParsedOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type Field<K extends string, V> = [V] extends [undefined] ? { [k in K]?: undefined } : { [k in K]: V };
type OptionalIfEmpty<K extends string, V> = [V] extends [undefined]
  ? { [k in K]?: undefined }
  : Record<never, never> extends V
    ? { [k in K]?: V }
    : { [k in K]: V };

/** What a caller passes: `{params, query, body}` as far as the endpoint has them. */
export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Field<'params', InputOf<P>> & OptionalIfEmpty<'query', InputOf<Q>> & Field<'body', InputOf<B>>
    : never;

/** What a handler receives: the same, parsed. */
export type EndpointArgs<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params: ParsedOf<P>; query: ParsedOf<Q>; body: ParsedOf<B> }
    : never;

/** What the endpoint returns. */
export type EndpointOutput<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never;
