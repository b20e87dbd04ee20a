import { useDebugHead } from '../../features/platform-admin/debug/use-debug-head.ts';
import { DebugPage } from '../../features/platform-admin/debug/ui/debug-page.tsx';
import { PortalPage } from '../../features/portal/portal-page.tsx';

/** `/admin/debug` */
export default function Debug() {
  const head = useDebugHead();
  return (
    <PortalPage {...head}>
      <DebugPage />
    </PortalPage>
  );
}
