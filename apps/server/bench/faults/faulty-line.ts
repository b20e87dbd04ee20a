import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FaultyLine {
  port: number;
  /** Lets nothing through, without telling either side; new connections are taken and get no answer. */
  freeze(): void;
  /** Lets through again what waited. */
  thaw(): void;
  /** Forgets the connections there are without telling either side; new ones work. */
  cutSilently(): void;
  /** Resets all connections and refuses new ones. */
  refuse(): Promise<void>;
  /** Takes new ones again. */
  accept(): Promise<void>;
  close(): Promise<void>;
}

/** A line to a TCP server that can fail in the ways in which networks and servers do. */
export async function openFaultyLine(target: { host: string; port: number }): Promise<FaultyLine> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (chunk) => void (lost.has(socket) || other.destroyed || other.write(chunk)));
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        if (!lost.has(socket)) other.destroy();
      });
      if (frozen) socket.pause();
    }
  });
  const lost = new WeakSet<Socket>();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const refuse = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  return {
    port,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    cutSilently: () => {
      for (const socket of sockets) lost.add(socket);
    },
    refuse,
    accept: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: refuse,
  };
}
