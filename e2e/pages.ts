/** Slugs of the demo market, which is the same in every installation. */
export const TREATMENT = 'hip-replacement';
export const PROVIDER = 'clinica-valle-central';

/** The public screens without language prefix, each once as people meet it first, by name. */
export const SCREENS = {
  home: '/',
  treatments: '/treatments',
  treatment: `/treatments/${TREATMENT}`,
  treatmentMarketplace: `/treatment-marketplace?treatment=${TREATMENT}`,
  packageShowcase: '/package-showcase',
  packages: '/packages',
  packagesMap: '/packages-airbnb',
  packagesOfTreatment: `/packages/${TREATMENT}`,
  directory: '/directory',
  provider: `/providers/${PROVIDER}`,
  findCare: '/find-care?q=dental+implants+medellin',
  compareClinics: '/compare?providers=sonrisa-pacifico,dental-garita-norte,dental-istmo',
  saved: `/saved?providers=${PROVIDER}&treatments=${TREATMENT}`,
  consultation: `/booking/consultation?provider=${PROVIDER}`,
  contact: '/contact',
  getStarted: '/get-started',
  discoveryDemo: '/user-discovery-demo',
  privacy: '/privacy',
  terms: '/terms',
  hipaa: '/hipaa',
  about: '/about',
  howItWorks: '/how-it-works',
  testimonials: '/testimonials',
  careers: '/careers',
  onlineServices: '/services/online',
  onlineService: '/services/online/first-consultation',
  secondOpinion: '/services/second-opinion',
  mentalHealth: '/services/mental-health',
} as const;

/** The screens of signing in and up. They have no footer with prices, no trail and nothing for search engines. */
const AUTH_SCREENS = {
  login: '/login',
  loginExpired: '/login?reason=session_expired',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
  welcome: '/reset-password?welcome=1&token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
  resetWithoutToken: '/reset-password',
  verifyWithoutToken: '/verify-email',
  confirmEmailWithoutToken: '/confirm-email',
  providerLogin: '/provider/login',
  providerApply: '/provider/apply',
  invitation: '/auth/invitation?token=demo-invitation-to-a-network',
  acceptInvitation: '/invitation/accept/demo-invitation-to-a-clinic-team',
  clinicInvitation: '/auth/provider-invitation?token=demo-invitation-for-a-clinic',
  invitationExpired: '/invitation/accept/demo-invitation-that-expired',
  invitationWithoutToken: '/auth/invitation',
} as const;

/** The screens of a signed-in patient, who is entered as the demonstration's. */
export const PATIENT_SCREENS = {
  patientDashboard: '/patient/dashboard',
  profile: '/profile',
  profileEdit: '/profile/edit',
  security: '/profile/security',
  favorites: '/favorites',
  activity: '/activity',
  support: '/support',
  supportArticle: '/support/articles/second-factor',
  notifications: '/notifications',
  search: '/search?q=knee',
  searchNothing: '/search?q=zzzzzz',
} as const;

/** Screens of a clinic's people. */
export const CLINIC_SCREENS = {
  clinicDesk: '/provider/dashboard',
  clinicOnboarding: '/provider/onboarding',
  clinicSettings: '/provider/settings',
  clinicTreatments: '/provider/treatments',
  clinicActivity: '/provider/activity',
} as const;

/** Screens of an organization's people. */
export const ORGANIZATION_SCREENS = {
  networkDashboard: '/organization/dashboard',
  networkClinics: '/organization/providers',
  networkCompliance: '/organization/compliance',
  networkProfile: '/organization/profile',
  networkMembers: '/organization/settings',
  networkSupport: '/organization/support',
} as const;

/** Screens of the administration, which is entered as the demonstration's. */
export const ADMIN_SCREENS = {
  adminDashboard: '/admin/dashboard',
  adminProviders: '/admin/providers',
  adminProviderNew: '/admin/providers/new',
  adminOrganizations: '/admin/organizations',
  adminApplications: '/admin/applications',
  adminApplicationsAll: '/admin/applications?tab=all',
  // Clinics that apply in the demonstration, whose ids are the same in every installation: waiting, given back, rejected.
  adminApplication: '/admin/applications/0e100c09-737a-8133-af64-7d1dc6959791',
  adminApplicationGivenBack: '/admin/applications/9a5262d5-1c04-8084-b418-8005b1fdfbcd',
  adminApplicationRejected: '/admin/applications/194fa164-7c60-80ae-9774-d0e42543f0b9',
  adminListings: '/admin/treatment-listings',
  adminListing: '/admin/treatment-listings/bbl',
  adminImports: '/admin/imports',
  adminSupport: '/admin/support',
  adminConfiguration: '/admin/configuration',
  adminFeature: '/admin/configuration?feature=patient_nav_favorites',
  adminSettings: '/admin/configuration?view=settings',
  adminDebug: '/admin/debug',
  adminJobs: '/admin/debug?view=jobs',
  adminMails: '/admin/debug?view=mails',
  users: '/admin/users',
  usersNone: '/admin/users?q=zzzz',
  // Marília Godoy, who is invented like everybody of the demonstration and has the same id in every installation.
  user: '/admin/users/f446cb89-b2bf-8962-9eb0-ed9eeff9af7e',
  auditLog: '/admin/activity',
} as const;

/** Screens of signed-in people by the role that they are entered as. */
export const SCREENS_OF = {
  patient: PATIENT_SCREENS,
  provider: CLINIC_SCREENS,
  organization: ORGANIZATION_SCREENS,
  admin: ADMIN_SCREENS,
} as const;

/** Languages with the prefix of their addresses and the tag of `html[lang]`. */
export const LANGUAGES = [
  { locale: 'en', prefix: '', tag: 'en' },
  { locale: 'es', prefix: '/es', tag: 'es-419' },
  { locale: 'pt', prefix: '/pt', tag: 'pt-BR' },
] as const;

/** The address of a screen in a language: `/es/treatments`, `/es` for the home page. */
export const inLanguage = (prefix: string, path: string): string =>
  prefix && path.startsWith('/?') ? prefix + path.slice(1) : path === '/' ? prefix || '/' : prefix + path;

/** Other states of the screens that look different: empty, not found, another view. */
export const VARIATIONS = {
  ...AUTH_SCREENS,
  notFound: '/404?from=/tratments',
  unknownMarket: '/treatment-marketplace?treatment=horoscope',
  reviewsLikeYou: `/providers/${PROVIDER}?home=US&sort=lowest`,
  unknownTreatment: '/treatments/hip-replacment',
  treatmentsTable: '/treatments?view=table',
  comparePackages:
    '/compare?packages=63951f3e-7309-8cb6-b0cf-dd0b324af657,a54ea235-172d-8047-9fa5-fe0cc2628181,0be662f6-1e0d-894a-9530-601078cef5fa',
  compareEmpty: '/compare',
  savedEmpty: '/saved',
  sharedListWithdrawn: '/favorites/shared/abcdefghijklmnopqrstuvwxyz012345',
  packagesEmpty: '/packages?q=zzzz&country=CO',
  packagesMapOfArea: '/packages-airbnb?bbox=-93,-6,-66,20&sort=price',
  getStartedArea: '/get-started?who=patient&goal=repair&step=area',
  getStartedTreatment: '/get-started?who=patient&goal=repair&area=teeth&step=treatment',
  getStartedFault: '/get-started?who=patient&budget=lots&asked=budget&step=travel',
  getStartedPlan:
    '/get-started?who=patient&goal=repair&area=knees&treatment=knee-replacement&when=soon&budget=13000&from=chicago&days=18&currency=USD&spoken=en&step=plan',
  getStartedNoMatch:
    '/get-started?who=patient&goal=look&area=face&treatment=rhinoplasty&budget=500&currency=USD&spoken=en&step=plan',
  getStartedClinic: '/get-started?who=clinic&step=goal',
  howItWorksOfTreatment: '/how-it-works?treatment=gastric-sleeve',
  howItWorksForClinics: '/how-it-works?for=clinics&q=zzzz',
  testimonialsLowest: '/testimonials?sort=lowest&stars=1&stars=2',
  testimonialsEmpty: '/testimonials?treatment=facelift&country=CL&stars=1',
  unknownService: '/services/online/horoscope',
  documentsMissing: '/services/second-opinion?condition=spine&checked=yes&have=mri',
  findCareEmpty: '/find-care?q=zzzz+qqqq',
} as const;

/** The five pages whose speed is measured. */
export const MAIN_PAGES = {
  home: SCREENS.home,
  treatment: SCREENS.treatment,
  provider: SCREENS.provider,
  'find-care': SCREENS.findCare,
  packages: SCREENS.packages,
} as const;

/**
 * `SWEEPS=whole` meets every screen in every language, theme and width, and sends every hostile value to every parameter.
 * Without it they take turns by a fixed table, so that every screen and every value is met, and each run is the same.
 */
export const WHOLE = process.env['SWEEPS'] === 'whole';

/** Those of so many whose turn it is, or all. */
export const inTurn = <T>(all: readonly T[], turn: number, of: number): readonly T[] =>
  WHOLE ? all : all.filter((_one, at) => at % of === turn % of);
