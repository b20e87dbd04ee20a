import { ResetPage } from '../../features/auth/ui/reset-page.tsx';

export default function Reset() {
  return <ResetPage />;
}
