import { createContext } from 'react';

/** A sentence under the entries of the navigation; null for none. */
export const NavNoteContext = createContext<string | null>(null);
