// Runs the server as a child process, forwarding its output, its exit code, and stop signals.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const GRACE_FOR_REPEATED_SIGNAL_MS = 1500;
const lifeline = new URL('./stop-with-parent.mjs', import.meta.url).href;

/**
 * Starts `node args…` and ends this process with the server's exit code. The child has its own process group, because
 * Ctrl-C reaches a whole group and npm forwards the signal as well: the server would get it two or three times and
 * could treat the second as "immediately". Here it gets one; another signal after 1.5 s ends it immediately. If this
 * process itself is killed, the lifeline module in the child notices the closed channel and stops the server
 * gracefully.
 */
export function runServer(node, args, { cwd, env }) {
  const child = spawn(node, ['--import', lifeline, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let askedAt;
  const ask = (signal) => {
    if (askedAt === undefined) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    else if (performance.now() - askedAt > GRACE_FOR_REPEATED_SIGNAL_MS) process.kill(-child.pid, 'SIGKILL');
    askedAt ??= performance.now();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  child.on('error', (error) => {
    process.stderr.write(`The server could not be started with ${node}: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
