import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

/** Members that never reach a log, wherever they stand in an object up to three levels deep. */
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

/** JSON log without personal data: redacts by member name, and knows requests only by method, route, status and id. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
