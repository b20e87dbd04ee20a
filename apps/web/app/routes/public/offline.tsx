import { OfflinePage } from '../../features/site/offline/ui/offline-page.tsx';

/** `/offline`: cached by the service worker on first install, and shown for unreachable pages. */
export default function OfflineRoute() {
  return <OfflinePage />;
}
