import { useEffect, useState, useSyncExternalStore } from 'react';
import { Autosave, type SaveState } from './autosave.ts';

/** A form that saves itself, as long as it is on the screen. */
export function useAutosave(part: ConstructorParameters<typeof Autosave>[0]): { autosave: Autosave; state: SaveState } {
  const [autosave] = useState(() => new Autosave(part));
  const state = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read);
  useEffect(() => autosave.begin(), [autosave]);
  return { autosave, state };
}
