import { createContext } from 'react';
import type { Notices } from '../../lib/feature/notices.ts';

/** Loads how each kind of notification is worded. The layout of the portals provides it, since it knows all features. */
export const NoticesContext = createContext<() => Promise<Notices>>(() =>
  Promise.reject(new Error('no layout provides the wording of notifications')),
);
