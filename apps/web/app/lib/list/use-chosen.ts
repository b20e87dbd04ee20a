import { useState } from 'react';

export interface Chosen {
  /** Selected rows that are still shown. */
  ids: readonly string[];
  isAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  /** Selects these and no others. */
  only: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Selected rows of a list. Rows no longer shown, or selected on another page (`of`), are deselected. */
export function useChosen(shown: readonly string[], of: string): Chosen {
  const [known, setKnown] = useState<{ of: string; ids: ReadonlySet<string> }>({ of, ids: new Set() });
  if (known.of !== of) setKnown({ of, ids: new Set() });
  const picked = known.ids;
  const setPicked = (chosen: ReadonlySet<string>) => setKnown({ of, ids: chosen });
  const ids = shown.filter((id) => picked.has(id));
  const isAll = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    isAll,
    has: (id) => ids.includes(id),
    toggle: (id) => setPicked(ids.includes(id) ? new Set(ids.filter((one) => one !== id)) : new Set([...ids, id])),
    toggleAll: () => setPicked(isAll ? new Set() : new Set(shown)),
    only: (those) => setPicked(new Set(those)),
    clear: () => setPicked(new Set()),
  };
}
