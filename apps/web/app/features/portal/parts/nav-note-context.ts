import { createContext } from 'react';

/** A sentence below the navigation entries; null for none. */
export const NavNoteContext = createContext<string | null>(null);
