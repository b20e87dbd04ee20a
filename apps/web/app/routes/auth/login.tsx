import { LoginPage } from '../../features/auth/ui/login-page.tsx';

export default function Login() {
  return <LoginPage />;
}
