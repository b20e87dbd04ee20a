import { useParams } from 'react-router';
import { useImportsHead } from '../../../features/imports/use-imports-head.ts';
import { ImportPage } from '../../../features/imports/ui/import-page.tsx';
import { PortalPage } from '../../../features/portal/portal-page.tsx';

/** `/admin/imports/:id` */
export default function Import() {
  const head = useImportsHead();
  const { id = '' } = useParams();
  return (
    <PortalPage {...head}>
      <ImportPage key={id} id={id} />
    </PortalPage>
  );
}
