import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

export interface StartedScript {
  child: ChildProcess;
  output(): string;
  /** Resolves when the output holds the text; rejects when the script ends without. */
  says(text: string): Promise<void>;
  ended: Promise<number | null>;
}

/** Starts `node script …args`; it is killed at the end of the test if it is still there. */
export function startScript(script: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): StartedScript {
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      listeners.add(look);
      look();
      void ended.then((code) => {
        reject(new Error(`ended with ${code} without saying "${text}":\n${output}`));
      });
    });
  return { child, output: () => output, says, ended };
}

/** Whether a process with this id is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
