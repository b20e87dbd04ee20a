import { useEffect, useRef } from 'react';
import { shownProvider } from '../session/shown-provider.ts';
import { useSite } from '../site/site.ts';
import { liveEnds, liveSocket } from './live.ts';

/** Loading the page comes first: nothing on it waits for the connection. */
const AFTER_LOAD_MS = 500;

/** Keeps this tab connected while somebody is signed in. Once, in the shell of signed-in pages. */
export function LiveConnection() {
  const { path } = useSite();
  const provider = shownProvider(path)?.id;
  useEffect(() => connectAfterLoad(), []);
  // What a page hears depends on the clinic it shows.
  const connected = useRef(provider);
  useEffect(() => {
    if (connected.current === provider) return;
    connected.current = provider;
    liveSocket()?.reconnect();
  }, [provider]);
  return null;
}

function connectAfterLoad(): () => void {
  let isOver = false;
  let close = () => {};
  const open = async () => {
    const loaded = await import('./open-socket.ts').catch(() => null);
    if (isOver || !loaded) return;
    const opened = loaded.openSocket(liveEnds);
    liveEnds.opened(opened);
    close = opened.close;
  };
  const timer = setTimeout(() => void open(), AFTER_LOAD_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    close();
    liveEnds.opened(null);
  };
}
