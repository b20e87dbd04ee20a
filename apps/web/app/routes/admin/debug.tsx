import { useDebugHead } from '../../features/admin/debug/use-debug-head.ts';
import { DebugPage } from '../../features/admin/debug/ui/debug-page.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

/** `/admin/debug` */
export default function Debug() {
  const head = useDebugHead();
  return (
    <PortalPage {...head}>
      <DebugPage />
    </PortalPage>
  );
}
