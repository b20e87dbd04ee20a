import { LoginPage } from '../../features/accounts/public/ui/login-page.tsx';

export default function Login() {
  return <LoginPage />;
}
