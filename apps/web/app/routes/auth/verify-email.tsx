import { VerifyPage } from '../../features/auth/ui/verify-page.tsx';

export default function Verify() {
  return <VerifyPage />;
}
