import { LivePage } from '../../features/platform-admin/live/ui/live-page.tsx';
import { useLiveHead } from '../../features/platform-admin/live/use-live-head.ts';
import { PortalPage } from '../../features/portal/portal-page.tsx';
import { project } from '../../features/site/art/map/project.ts';

/** `/admin/live` */
export default function Live() {
  return (
    <PortalPage {...useLiveHead()}>
      <LivePage project={project} />
    </PortalPage>
  );
}
