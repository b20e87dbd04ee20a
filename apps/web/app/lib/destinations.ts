/** Pages that exist, without language prefix. Menus link to these only; add a path here when its page is built. */
export const DESTINATIONS = [
  '/',
  '/treatments',
  '/treatment-marketplace',
  '/directory',
  '/find-care',
  '/packages',
  '/packages-airbnb',
  '/package-showcase',
  '/get-started',
  '/user-discovery-demo',
  '/compare',
  '/saved',
  '/booking/consultation',
  '/contact',
  '/privacy',
  '/terms',
  '/hipaa',
  '/about',
  '/how-it-works',
  '/testimonials',
  '/careers',
  '/services/online',
  '/services/second-opinion',
  '/services/mental-health',
  '/login',
  '/signup',
  '/dashboard',
  '/patient/dashboard',
  '/profile',
  '/favorites',
  '/activity',
  '/support',
  '/notifications',
  '/provider/login',
  '/provider/apply',
] as const;

/** Screens of clinics, organizations and the administration, in the same form: only their own menus lead there. */
const PORTAL_DESTINATIONS: readonly string[] = [
  '/provider/dashboard',
  '/provider/onboarding',
  '/provider/settings',
  '/provider/treatments',
  '/organization/dashboard',
  '/organization/providers',
  '/organization/compliance',
  '/organization/profile',
  '/organization/settings',
  '/organization/support',
  '/admin/support',
];

/** Whether a path may be linked: it is built, or stands under a page that is. */
export const isBuilt = (path: string): boolean =>
  [...DESTINATIONS, ...PORTAL_DESTINATIONS].includes(path.split(/[?#]/, 1)[0] ?? '');
