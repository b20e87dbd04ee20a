import type { User } from '@travesia/contracts/accounts';
import { createContext } from 'react';

/** The user viewing the portal; null until known. */
export const PersonContext = createContext<User | null>(null);
