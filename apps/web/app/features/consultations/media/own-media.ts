import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OwnTracks } from '../call/peer.ts';

/** `denied`: the user or their system forbids it; `absent`: there is none, or the page has no TLS; `busy`: another program has it. */
export type MediaState = 'off' | 'asking' | 'on' | 'denied' | 'absent' | 'busy';

const FAULTS: Readonly<Record<string, MediaState>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const faultOf = (error: unknown): MediaState =>
  (error instanceof DOMException ? FAULTS[error.name] : undefined) ?? 'absent';

/** The devices that were chosen; empty for the browser’s own choice. */
export interface Chosen {
  camera: string;
  microphone: string;
  /** Where the others are heard. */
  speaker: string;
}

export interface OwnMedia {
  state: MediaState;
  tracks: OwnTracks;
  isMuted: boolean;
  devices: readonly MediaDeviceInfo[];
  chosen: Chosen;
  /** Opens camera and microphone, or the microphone alone where there is no camera. */
  open: (chosen?: Partial<Chosen>) => Promise<void>;
  /** Has the others come out of another loudspeaker. */
  hearBy: (speaker: string) => void;
  mute: (isMuted: boolean) => void;
  showCamera: (isShown: boolean) => Promise<void>;
  shareScreen: (isShared: boolean) => Promise<void>;
  close: () => void;
}

const NONE: OwnTracks = { microphone: null, camera: null, screen: null };
const by = (deviceId: string) => (deviceId ? { deviceId } : true);

// Undefined on pages without TLS, whatever the types say.
const mediaDevices = () => navigator.mediaDevices as MediaDevices | undefined;

/** Whether this browser can share its screen; phones can’t. */
export const canShareScreen = (): boolean => typeof mediaDevices()?.getDisplayMedia === 'function';

/** Whether this browser lets pages choose a loudspeaker; phones and some others don’t. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

/** Camera, microphone and screen of this page. All are let go when the page is left. */
export function useOwnMedia(): OwnMedia {
  const [state, setState] = useState<MediaState>('off');
  const [tracks, setTracks] = useState(NONE);
  const [isMuted, setMuted] = useState(false);
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState<Chosen>({ camera: '', microphone: '', speaker: '' });
  const held = useRef(NONE);
  const change = (next: Partial<OwnTracks>) => {
    for (const key of Object.keys(next) as (keyof OwnTracks)[])
      if (held.current[key] !== next[key]) held.current[key]?.stop();
    held.current = { ...held.current, ...next };
    setTracks(held.current);
  };
  const close = useEffectEvent(() => {
    change(NONE);
    setState('off');
  });
  useEffect(() => () => close(), []);
  return {
    state,
    tracks,
    isMuted,
    devices,
    chosen,
    close: () => {
      change(NONE);
      setState('off');
    },
    open: async (wanted = {}) => {
      const now = { ...chosen, ...wanted };
      setChosen(now);
      setState('asking');
      try {
        const stream = await openDevices(now);
        const [microphone = null] = stream.getAudioTracks();
        const [camera = null] = stream.getVideoTracks();
        if (microphone) microphone.enabled = !isMuted;
        change({ microphone, camera });
        setDevices((await mediaDevices()?.enumerateDevices()) ?? []);
        setState('on');
      } catch (error) {
        change({ microphone: null, camera: null });
        setState(faultOf(error));
      }
    },
    hearBy: (speaker) => setChosen({ ...chosen, speaker }),
    mute: (muted) => {
      if (held.current.microphone) held.current.microphone.enabled = !muted;
      setMuted(muted);
      change({});
    },
    // Off is off: the lamp of the camera goes out.
    showCamera: async (isShown) => {
      if (!isShown) return change({ camera: null });
      const [camera = null] =
        (await mediaDevices()?.getUserMedia({ video: by(chosen.camera) }))?.getVideoTracks() ?? [];
      change({ camera });
    },
    shareScreen: async (isShared) => {
      if (!isShared) return change({ screen: null });
      const [screen = null] = (await mediaDevices()?.getDisplayMedia({ video: true }))?.getVideoTracks() ?? [];
      screen?.addEventListener('ended', () => change({ screen: null }), { once: true });
      change({ screen });
    },
  };
}

/** Both devices, or the one there is. */
async function openDevices({ camera, microphone }: Pick<Chosen, 'camera' | 'microphone'>): Promise<MediaStream> {
  const devices = mediaDevices();
  if (!devices) throw new DOMException('no TLS', 'NotFoundError');
  try {
    return await devices.getUserMedia({ audio: by(microphone), video: by(camera) });
  } catch (error) {
    if (faultOf(error) === 'denied') throw error;
    return devices.getUserMedia({ audio: by(microphone) });
  }
}
