/** What a log may contain of an error: enough to find the cause, none of the data. */
export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  /** Names of the database objects involved. */
  constraint?: string;
  table?: string;
  stack?: string;
  cause?: DescribedError;
}

/** Deeper causes are omitted. */
const MAX_CAUSES = 4;

/**
 * Describes an error for logs and dead jobs. A failed query's message contains its parameters, and PostgreSQL's
 * `detail` the rejected values: both can be names or health data, so they are omitted.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const facts = error as Error & { code?: unknown; constraint?: unknown; table?: unknown };
  const message = withoutParameters(error.message);
  return {
    type: error.name,
    message,
    ...(typeof facts.code === 'string' ? { code: facts.code } : {}),
    ...(typeof facts.constraint === 'string' ? { constraint: facts.constraint } : {}),
    ...(typeof facts.table === 'string' ? { table: facts.table } : {}),
    ...(error.stack ? { stack: error.stack.replace(error.message, message) } : {}),
    ...(error.cause === undefined || depth >= MAX_CAUSES ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

const withoutParameters = (message: string): string => message.replace(/\nparams: [\s\S]*$/, '\nparams: [left out]');
