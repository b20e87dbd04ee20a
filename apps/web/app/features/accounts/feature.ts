import { authPage, portalPage, type Feature } from '../../lib/feature/feature.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  pages: [
    authPage('login', 'auth/login.tsx'),
    authPage('signup', 'auth/signup.tsx'),
    authPage('forgot-password', 'auth/forgot-password.tsx'),
    authPage('reset-password', 'auth/reset-password.tsx'),
    authPage('verify-email', 'auth/verify-email.tsx'),
    authPage('confirm-email', 'auth/confirm-email.tsx'),
    authPage('provider/login', 'provider/login.tsx'),
    portalPage('profile', 'patient/profile.tsx'),
    portalPage('admin/patients', 'admin/patients.tsx'),
    portalPage('admin/users', 'admin/users.tsx'),
    portalPage('admin/users/:id', 'admin/user.tsx'),
  ],
};
