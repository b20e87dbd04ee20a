import { createContext } from 'react';
import type { Notices } from '../../lib/feature/notices.ts';

/** Loads the texts of each notification type. Provided by the portal layout, which knows all features. */
export const NoticesContext = createContext<() => Promise<Notices>>(() =>
  Promise.reject(new Error('no layout provides the wording of notifications')),
);
