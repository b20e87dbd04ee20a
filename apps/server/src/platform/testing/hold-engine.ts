// A process that runs an embedded engine, for a test to kill.
import { startEmbedded } from '../db/embedded/start-embedded.ts';

const { socketDir } = await startEmbedded(process.argv[2] ?? '');
process.stdout.write(`${JSON.stringify({ socketDir })}\n`);
