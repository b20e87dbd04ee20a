import { parentPort, type Transferable, workerData } from 'node:worker_threads';

/** What a worker file calls, once: does the work on the input of `runApart` and hands its result back. */
export async function answerApart<Result>(
  /** Takes what `runApart` is given: its type is agreed on by the two files. */
  work: (input: never) => Result | Promise<Result>,
  /** Buffers of the result that are handed over instead of copied. */
  transferOf: (result: Result) => Transferable[] = () => [],
): Promise<void> {
  const result = await work(workerData as never);
  parentPort?.postMessage(result, transferOf(result));
}
