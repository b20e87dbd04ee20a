import { useEffect, useRef, useState } from 'react';

/** Pictures a second where the file doesn't say. Whoever wants little motion starts slowly; playing is always their own doing. */
const usualSpeed = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 2 : 10);
const MOST = 60;

interface Playing {
  isPlaying: boolean;
  speed: number;
  onPlay(): void;
  onSpeed(speed: number): void;
  stop(): void;
}

/** Shows one picture after the other. Waits for those that are not there yet, so that none is left out. */
export function usePlaying(frameTime: number | null, isReady: boolean, next: () => void): Playing {
  const [isPlaying, setPlaying] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const [usual] = useState(usualSpeed);
  const own = frameTime && usual > 2 ? Math.min(Math.max(Math.round(1000 / frameTime), 1), MOST) : usual;
  const speed = chosen ?? own;
  const latest = useRef(next);
  latest.current = next;
  const ready = useRef(isReady);
  ready.current = isReady;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (ready.current) latest.current();
    }, 1000 / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);
  return {
    isPlaying,
    speed,
    onPlay: () => setPlaying((was) => !was),
    onSpeed: setChosen,
    stop: () => setPlaying(false),
  };
}
