import { PortalSearchPage } from '../../features/search/portal/ui/portal-search-page.tsx';
import { usePortalNavigation } from '../../features/site/portals/use-navigation.ts';

export default function Search() {
  return <PortalSearchPage groups={usePortalNavigation().groups} />;
}
