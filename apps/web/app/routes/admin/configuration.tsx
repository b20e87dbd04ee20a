import { useConfigurationHead } from '../../features/platform-admin/configuration/use-configuration-head.ts';
import { ConfigurationPage } from '../../features/platform-admin/configuration/ui/configuration-page.tsx';
import { useEveryNavigation } from '../../features/portal/navigation/use-every-navigation.ts';
import { PortalPage } from '../../features/portal/portal-page.tsx';
import { navigation } from '../../navigation.ts';

/** `/admin/configuration` */
export default function Configuration() {
  const head = useConfigurationHead();
  const every = useEveryNavigation(navigation);
  return (
    <PortalPage {...head}>
      <ConfigurationPage navigation={every} />
    </PortalPage>
  );
}
