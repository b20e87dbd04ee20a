import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { describeError } from './describe-error.ts';
import { type RecentError, RecentErrors } from './recent-errors.ts';

/** Members redacted from logs, up to three levels deep. */
export const REDACTED = [
  'authorization',
  'cookie',
  'password',
  'new_password',
  'current_password',
  'token',
  'access_token',
  'refresh_token',
  'email',
  'phone',
  'first_name',
  'last_name',
  'firstName',
  'lastName',
  'name_typed',
  'notes',
  'body',
  'content',
] as const;

const paths = REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Pino's number for errors. */
const ERROR = 50;
const recentOf = new WeakMap<Logger, RecentErrors>();

/** The last errors logged, newest first. */
export const recentErrors = (logger: Logger): readonly RecentError[] => recentOf.get(logger)?.list() ?? [];

/** JSON log without personal data: redacts by member name, and logs only method, route, status and id of requests. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const recent = new RecentErrors();
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[redacted]' },
    hooks: {
      logMethod(args, method, severity) {
        if (severity >= ERROR) recent.note(args[0], args[1], this.bindings());
        method.apply(this, args);
      },
    },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  recentOf.set(logger, recent);
  return logger;
}
