import { createContext } from 'react';

/** Date of the exchange rates on this page if they are more than a week old; converted amounts then name it. */
export const OldRatesContext = createContext<string | null>(null);
