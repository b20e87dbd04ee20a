import { useEffect, useState } from 'react';

const EVERY_MS = 100;

/** How loud a microphone is, from 0 to 1, ten times a second. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return undefined;
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    audio.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      setLevel(Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, [track]);
  return track ? level : 0;
}

/** Plays a short sound, to hear whether the loudspeaker is on. */
export function playSound(speaker: string): void {
  // The types don’t know it yet; browsers that don’t either ignore it.
  const audio = new AudioContext(speaker ? ({ sinkId: speaker } as AudioContextOptions) : {});
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 523;
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.9);
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + 0.9);
}
