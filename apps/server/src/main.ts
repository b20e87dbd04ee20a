import { inspect } from 'node:util';
import { startServer } from './app/start-server.ts';
import { ConfigError, parseConfig } from './platform/config/config.ts';
import { DataDirInUse } from './platform/db/embedded/data-dir-lock.ts';
import { createLogger } from './platform/logger/logger.ts';

/** Longest a stop may take before the process ends anyway, milliseconds. */
const STOP_PATIENCE = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel);
  const server = await startServer(config, logger, (step) => say(`  ${step} …`));

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_PATIENCE).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));

  say(`\n  Travesía is ready at ${config.publicUrl ?? server.address}`);
  if (!config.databaseUrl)
    say(
      '  The embedded database is for trying out and small installations; set DATABASE_URL to a PostgreSQL server for anything that matters.',
    );
  if (config.demo) {
    say('  Demo mode is on: clinics, people and reviews are fictional.');
    say(`  To look around signed in open ${server.address}/login: people of the demo need no password.`);
  }
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof DataDirInUse ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  // With its causes: a statement that failed does not say why.
  process.stderr.write(`\n${isExpected ? (error as Error).message : inspect(error)}\n`);
  process.exit(1);
});
