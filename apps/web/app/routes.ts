import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Public pages: path after the language prefix, and the file under routes/. One line a page. */
const PUBLIC_PAGES: readonly (readonly [path: string, file: string])[] = [
  ['', 'public/home.tsx'],
  ['find-care', 'public/find-care.tsx'],
  ['directory', 'public/directory.tsx'],
  ['404', 'public/not-found.tsx'],
  ['offline', 'public/offline.tsx'],
  ['design', 'public/design.tsx'],
  ['treatments', 'public/treatments.tsx'],
  ['treatments/:slug', 'public/treatment.tsx'],
  ['treatment-marketplace', 'public/market/treatment-marketplace.tsx'],
  ['packages/:treatmentId?', 'public/packages.tsx'],
  ['packages-airbnb', 'public/packages-map.tsx'],
  ['package-showcase', 'public/market/package-showcase.tsx'],
  ['providers/:id', 'public/provider.tsx'],
  ['services/online', 'public/services/online-services.tsx'],
  ['services/online/:serviceType', 'public/services/online-service.tsx'],
  ['services/second-opinion', 'public/services/second-opinion.tsx'],
  ['services/mental-health', 'public/services/mental-health.tsx'],
  ['providers/:id/claim', 'public/leads/claim.tsx'],
  ['booking/consultation', 'public/leads/consultation.tsx'],
  ['contact', 'public/leads/contact.tsx'],
  ['privacy', 'public/legal/privacy.tsx'],
  ['terms', 'public/legal/terms.tsx'],
  ['hipaa', 'public/legal/hipaa.tsx'],
  ['get-started', 'public/get-started.tsx'],
  ['user-discovery-demo', 'public/user-discovery-demo.tsx'],
  ['about', 'public/pages/about.tsx'],
  ['how-it-works', 'public/pages/how-it-works.tsx'],
  ['testimonials', 'public/pages/testimonials.tsx'],
  ['careers', 'public/pages/careers.tsx'],
  ['compare', 'public/compare.tsx'],
  ['saved', 'public/saved.tsx'],
  ['favorites/shared/:token', 'public/favorites-by-link.tsx'],
];

/** Screens of signing in and up, in the same form. */
const AUTH_PAGES: typeof PUBLIC_PAGES = [
  ['login', 'auth/login.tsx'],
  ['signup', 'auth/signup.tsx'],
  ['forgot-password', 'auth/forgot-password.tsx'],
  ['reset-password', 'auth/reset-password.tsx'],
  ['verify-email', 'auth/verify-email.tsx'],
  ['invitation/accept/:token?', 'auth/invitation-accept.tsx'],
  ['auth/invitation', 'auth/invitation.tsx'],
  ['auth/provider-invitation', 'auth/provider-invitation.tsx'],
  ['confirm-email', 'auth/confirm-email.tsx'],
  ['provider/login', 'provider/login.tsx'],
];

/** Screens of anybody signed in, and of patients. */
const PATIENT_PAGES: typeof PUBLIC_PAGES = [
  ['dashboard', 'patient/door.tsx'],
  ['patient/dashboard', 'patient/dashboard.tsx'],
  ['profile', 'patient/profile.tsx'],
  ['profile/security', 'patient/security.tsx'],
  ['favorites', 'patient/favorites.tsx'],
  ['favorites/lists/:id', 'patient/favorite-list.tsx'],
  ['profile/edit', 'patient/profile-edit.tsx'],
  ['activity', 'patient/activity.tsx'],
  ['access-denied', 'portal/access-denied.tsx'],
  ['support', 'patient/support.tsx'],
  ['support/articles/:slug', 'patient/support-article.tsx'],
  ['support/tickets/:id', 'patient/support-ticket.tsx'],
  ['notifications', 'patient/notifications.tsx'],
  ['search', 'portal/search.tsx'],
];

/** How a clinic asks to be one here. */
const APPLY_PAGES: typeof PUBLIC_PAGES = [['provider/apply', 'provider/apply.tsx']];

/** Screens of a clinic's people, and of who acts for it. */
const CLINIC_PAGES: typeof PUBLIC_PAGES = [
  ['provider/dashboard', 'provider/dashboard.tsx'],
  ['provider/onboarding', 'provider/onboarding.tsx'],
  ['provider/settings', 'provider/settings.tsx'],
  ['provider/treatments', 'provider/treatments.tsx'],
  ['provider/activity', 'provider/activity.tsx'],
];

/** Screens of a clinic that stand under its id too, for who acts for it. */
const CONTEXT_PAGES: typeof PUBLIC_PAGES = [
  ['provider/:providerId/dashboard', 'provider/dashboard.tsx'],
  ['provider/:providerId/settings', 'provider/settings.tsx'],
  ['provider/:providerId/activity', 'provider/activity.tsx'],
];

/** Screens of organizations. */
const ORGANIZATION_PAGES: typeof PUBLIC_PAGES = [
  ['organization/dashboard', 'organization/dashboard.tsx'],
  ['organization/providers', 'organization/providers.tsx'],
  ['organization/compliance', 'organization/compliance.tsx'],
  ['organization/profile', 'organization/profile.tsx'],
  ['organization/settings', 'organization/settings.tsx'],
  ['organization/support', 'organization/support.tsx'],
  ['organization/support/articles/:slug', 'organization/support-article.tsx'],
  ['organization/support/tickets/:id', 'organization/support-ticket.tsx'],
];

/** Screens of admins. */
const ADMIN_PAGES: typeof PUBLIC_PAGES = [
  ['admin', 'admin/door.tsx'],
  ['admin/dashboard', 'admin/dashboard.tsx'],
  ['admin/applications', 'admin/applications.tsx'],
  ['admin/applications/:id', 'admin/application.tsx'],
  ['admin/providers', 'admin/providers.tsx'],
  ['admin/providers/new', 'admin/provider-new.tsx'],
  ['admin/providers/browse/:id', 'admin/provider-browse.tsx'],
  ['admin/providers/:id', 'admin/provider.tsx'],
  ['admin/providers/:id/edit', 'admin/provider-edit.tsx'],
  ['admin/organizations', 'admin/organizations.tsx'],
  ['admin/organizations/:id', 'admin/organization.tsx'],
  ['admin/users', 'admin/users.tsx'],
  ['admin/users/:id', 'admin/user.tsx'],
  ['admin/activity', 'admin/activity.tsx'],
  ['admin/support', 'admin/support.tsx'],
  ['admin/treatment-listings', 'admin/treatment-listings.tsx'],
  ['admin/treatment-listings/:slug', 'admin/treatment-listing.tsx'],
  ['admin/imports', 'admin/imports.tsx'],
  ['admin/imports/:id', 'admin/import.tsx'],
  ['admin/configuration', 'admin/configuration.tsx'],
  ['admin/debug', 'admin/debug.tsx'],
];

/** All routes of one language; ids end in the language because the same files serve each. */
function inLanguage(prefix: '' | 'es' | 'pt'): RouteConfigEntry[] {
  const language = prefix || 'en';
  const id = (file: string) => `${file.replace(/\.tsx?$/, '')}.${language}`;
  const at = (path: string) => [prefix, path].filter(Boolean).join('/');
  const page = ([path, file]: (typeof PUBLIC_PAGES)[number]) => route(at(path), `routes/${file}`, { id: id(file) });
  const pageInContext = ([path, file]: (typeof PUBLIC_PAGES)[number]) =>
    route(at(path), `routes/${file}`, { id: `${id(file)}.context` });
  return [
    layout('routes/public/layout.tsx', { id: id('public/layout') }, PUBLIC_PAGES.map(page)),
    layout('routes/auth/layout.tsx', { id: id('auth/layout') }, AUTH_PAGES.map(page)),
    layout('routes/portal/layout.tsx', { id: id('portal/layout') }, [
      ...[...PATIENT_PAGES, ...CLINIC_PAGES, ...ORGANIZATION_PAGES, ...ADMIN_PAGES].map(page),
      ...CONTEXT_PAGES.map(pageInContext),
    ]),
    layout('routes/provider/layout.tsx', { id: id('provider/layout') }, APPLY_PAGES.map(page)),
    route(at('treatment-marketplace.csv'), 'routes/market-csv.ts', { id: id('market-csv') }),
    route(at('*'), 'routes/unknown.ts', { id: id('unknown') }),
  ];
}

export default [
  route('preferences', 'routes/preferences.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest/:file', 'routes/manifest.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/sitemap-file.ts'),
  route('og/:language/:kind/:file', 'routes/og.ts'),
  route('art/*', 'routes/art.ts'),
  ...inLanguage('es'),
  ...inLanguage('pt'),
  ...inLanguage(''),
] satisfies RouteConfigEntry[];
