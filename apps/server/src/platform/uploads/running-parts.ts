/** Parts that this process is receiving, by upload. */
const running = new Map<string, { end: () => void; settled: Promise<unknown> }>();

/**
 * Receives a part of an upload, so that whoever asks for the upload meanwhile can end it: a client that does has lost the connection, whether
 * or not this process has noticed.
 */
export async function runPart<T>(id: string, end: () => void, receive: () => Promise<T>): Promise<T> {
  const received = receive();
  const mine = { end, settled: received.catch(() => {}) };
  running.set(id, mine);
  try {
    return await received;
  } finally {
    if (running.get(id) === mine) running.delete(id);
  }
}

/** Ends the part that is being received of an upload, and waits until what came through is counted: otherwise it would be sent again. Returns whether there was one. */
export async function endRunningPart(id: string): Promise<boolean> {
  const part = running.get(id);
  if (!part) return false;
  part.end();
  await part.settled;
  return true;
}
