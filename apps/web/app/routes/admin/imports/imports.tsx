import { useImportsHead } from '../../../features/imports/use-imports-head.ts';
import { ImportsPage } from '../../../features/imports/ui/imports-page.tsx';
import { PortalPage } from '../../../features/portal/portal-page.tsx';

/** `/admin/imports` */
export default function Imports() {
  const head = useImportsHead();
  return (
    <PortalPage {...head}>
      <ImportsPage />
    </PortalPage>
  );
}
