import { ProfilePage } from '../../features/account/ui/profile-page.tsx';
import { SecurityCard } from '../../features/security/ui/security-card.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';

export default function Profile() {
  return <ProfilePage ribbon={<DemoRibbon />} Security={SecurityCard} />;
}
