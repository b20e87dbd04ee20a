import { ForgotPage } from '../../features/accounts/public/ui/forgot-page.tsx';

export default function Forgot() {
  return <ForgotPage />;
}
