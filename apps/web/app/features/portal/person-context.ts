import type { User } from '@travesia/contracts/accounts';
import { createContext } from 'react';

/** Who the portal is shown to; null until that is known. */
export const PersonContext = createContext<User | null>(null);
