import type { z } from 'zod';
import type { OrganizationSide, ProviderSide } from './sides.ts';
import type { UploadRules } from './upload.ts';

export type Role = 'patient' | 'provider' | 'organization' | 'admin';

/** Who may call at all; what they may do with a row is the module's policy. */
export type Access = 'public' | 'session' | readonly Role[] | ProviderSide | OrganizationSide;

/** Whether a call takes an Idempotency-Key; unless it says otherwise, a POST that creates something from a JSON body does. */
export const idempotencyOf = ({
  idempotency,
  method,
  status,
  upload,
}: Pick<Endpoint, 'idempotency' | 'method' | 'status' | 'upload'>): 'required' | 'honoured' | 'none' =>
  idempotency ?? (method === 'POST' && status === 201 && !upload ? 'honoured' : 'none');

/** Which side a call belongs to; null for those of no side. */
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

/** One call of the API as inert data: the server mounts it, the web calls it, the documentation is generated from it. */
export interface Endpoint<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
> {
  /** Operation id, such as `listTreatments`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
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
  /** Success status; 200 unless said. */
  status?: 200 | 201 | 202 | 204;
  response: R;
  /** Problem codes beyond those that any call can answer. */
  problems?: readonly string[];
  /** `catalog`: the same for everybody until the catalogue changes, so answers may be kept while its revision stands. */
  cache?: 'catalog';
  /** Takes files as a form (multipart/form-data): `body` describes the texts beside them. */
  upload?: UploadRules;
  /** Answers the content of a stored file as an attachment; `response` is FileContent then. */
  download?: true;
  /**
   * Whether the call takes an Idempotency-Key, under which it is carried out once. `required` where money or a slot moves;
   * `none` where a kept answer would hold a secret. See idempotencyOf for what holds when nothing is said.
   */
  idempotency?: 'required' | 'honoured' | 'none';
  /** Changes something of a clinic that a suspended one may change too; for calls on the side of a clinic. */
  whileSuspended?: true;
  /** Problem code with which people of the demo are refused: strangers share their accounts, and some acts would lock others out. */
  closedToDemo?: string;
  /** Also for who has to set a second factor up first and has none yet. */
  beforeTwoFactor?: true;
  /** Answered before the others when the database has no connection to spare: calls to sign in. */
  first?: true;
  /** Calls an address may make per minute; the server's default applies when absent. */
  ratePerMinute?: number;
}

/**
 * Declares an endpoint. Does not compile without an access rule, or when the path has a parameter without a schema.
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
  return endpoint as unknown as Endpoint<P, Q, B, R>;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type ParsedOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type Field<K extends string, V> = [V] extends [undefined] ? { [k in K]?: undefined } : { [k in K]: V };
type OptionalIfEmpty<K extends string, V> = [V] extends [undefined]
  ? { [k in K]?: undefined }
  : Record<never, never> extends V
    ? { [k in K]?: V }
    : { [k in K]: V };

/** What a caller gives: `{params, query, body}` as far as the endpoint has them. */
export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Field<'params', InputOf<P>> & OptionalIfEmpty<'query', InputOf<Q>> & Field<'body', InputOf<B>>
    : never;

/** What a handler gets: the same, parsed. */
export type EndpointArgs<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params: ParsedOf<P>; query: ParsedOf<Q>; body: ParsedOf<B> }
    : never;

/** What the endpoint answers. */
export type EndpointOutput<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never;
