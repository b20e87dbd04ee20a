/** Connections that count what they hear, without a library, so that they cost as little as possible. */
export interface Clients {
  /** Resolves when all have heard the event with this number. */
  heard(number: number): Promise<void>;
  close(): void;
}

const SEQ = /"seq":(\d+)/;

export async function openClients(port: number, count: number): Promise<Clients> {
  const times = new Map<number, number>();
  const waiting = new Map<number, () => void>();
  const hear = (text: string) => {
    const number = Number(SEQ.exec(text)?.[1]);
    const so = (times.get(number) ?? 0) + 1;
    if (so < count) return void times.set(number, so);
    times.delete(number);
    waiting.get(number)?.();
    waiting.delete(number);
  };
  const sockets: WebSocket[] = [];
  for (let from = 0; from < count; from += 50)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - from) }, (_, index) => open(port, `client ${from + index}`, hear)),
      )),
    );
  return {
    heard: (number) => new Promise((resolve) => waiting.set(number, resolve)),
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}

function open(port: number, name: string, hear: (text: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error(`${name} could not connect`)));
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      if (text.startsWith('42["live"')) hear(text);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token: name })}`);
      else if (text.startsWith('42["ready"')) resolve(socket);
    });
  });
}
