import { ForgotPage } from '../../features/auth/ui/forgot-page.tsx';

export default function Forgot() {
  return <ForgotPage />;
}
