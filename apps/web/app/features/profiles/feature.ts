import { portalPage, publicPage, type Feature } from '../../lib/feature/feature.ts';

export const profilesFeature: Feature = {
  name: 'profiles',
  pages: [portalPage('profile/edit', 'patient/profile-edit.tsx'), publicPage('unsubscribe', 'public/unsubscribe.tsx')],
};
