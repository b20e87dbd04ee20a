import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Autosave, createAutosave, type SaveState } from './create-autosave.ts';

/** A form that saves itself, as long as it is on the screen. */
export function useAutosave(part: Parameters<typeof createAutosave>[0]): { autosave: Autosave; state: SaveState } {
  const [autosave] = useState(() => createAutosave(part));
  const state = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read);
  useEffect(() => autosave.begin(), [autosave]);
  return { autosave, state };
}
