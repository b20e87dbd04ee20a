import { lazy, Suspense } from 'react';

const Card = lazy(() => import('./push-card.tsx').then((file) => ({ default: file.PushCard })));
const Offer = lazy(() => import('./push-offer.tsx').then((file) => ({ default: file.PushOffer })));

/** Push notifications on this device, for settings. Loaded late: what stands above does not wait for it. */
export const PushCard = () => (
  <Suspense>
    <Card />
  </Suspense>
);

/** The offer of push notifications, for places where somebody has just begun to wait for news. The last thing of its screen. */
export const PushOffer = () => (
  <Suspense>
    <Offer />
  </Suspense>
);
