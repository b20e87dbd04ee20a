import { ProfilePage } from '../../features/account/ui/profile-page.tsx';
import { SecurityCard } from '../../features/security/ui/security-card.tsx';

export default function Profile() {
  return <ProfilePage security={(user) => <SecurityCard user={user} />} />;
}
