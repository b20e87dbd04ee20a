import { ProfilePage } from '../../features/account/ui/profile-page.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';

export default function Profile() {
  return <ProfilePage ribbon={<DemoRibbon />} />;
}
