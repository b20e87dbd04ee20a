import { ResetPage } from '../../features/accounts/public/ui/reset-page.tsx';

export default function Reset() {
  return <ResetPage />;
}
