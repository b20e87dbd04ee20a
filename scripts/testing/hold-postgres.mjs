// Starts a server and keeps it running until this process is killed; a test kills it.
import { startPostgres } from '../postgres/start-postgres.mjs';

const { pid } = await startPostgres();
process.stdout.write(`pid ${pid}\n`);
setInterval(() => {}, 60_000);
