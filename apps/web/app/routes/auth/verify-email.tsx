import { VerifyPage } from '../../features/accounts/public/ui/verify-page.tsx';

export default function Verify() {
  return <VerifyPage />;
}
