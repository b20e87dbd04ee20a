import { useImportsHead } from '../../features/admin/imports/use-imports-head.ts';
import { ImportsPage } from '../../features/admin/imports/ui/imports-page.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

/** `/admin/imports` */
export default function Imports() {
  const head = useImportsHead();
  return (
    <PortalPage {...head}>
      <ImportsPage />
    </PortalPage>
  );
}
