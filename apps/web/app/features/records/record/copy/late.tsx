import { lazy, Suspense } from 'react';
import type { IdentityFreeCopiesProps } from './identity-free-copies.tsx';

const Copies = lazy(() => import('./identity-free-copies.tsx').then((file) => ({ default: file.IdentityFreeCopies })));

/** Copies of images without identity; only records of images load it. */
export const IdentityFreeCopies = (props: IdentityFreeCopiesProps) => (
  <Suspense fallback={null}>
    <Copies {...props} />
  </Suspense>
);
