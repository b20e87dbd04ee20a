import { OfflinePage } from '../../features/site/offline/ui/offline-page.tsx';

/** `/offline`: kept by the service worker at its first run, and shown for pages that cannot be reached. */
export default function OfflineRoute() {
  return <OfflinePage />;
}
