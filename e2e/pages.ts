import { features } from '../apps/web/app/features.ts';
import { demoId, idOfDay, idOfMonth } from './demo-id.ts';

/** Slugs of the demo market, which is the same in every installation. */
export const TREATMENT = 'hip-replacement';
export const PROVIDER = 'clinica-valle-central';

/** Addresses that journeys name, without language prefix. */
export const SCREENS = {
  home: '/',
  treatments: '/treatments',
  treatment: `/treatments/${TREATMENT}`,
  packages: '/packages',
  packagesOfTreatment: `/packages/${TREATMENT}`,
  package: `/packages/${TREATMENT}/${PROVIDER}-45cf9cb7-fc1a-827d-8a96-424702f01639`,
  directory: '/directory',
  provider: `/providers/${PROVIDER}`,
  clinician: `/providers/${PROVIDER}/clinicians/dr-andres-quesada-brenes-3e6cee07-16a0-84d9-a5a7-52ef21731e1f`,
  findCare: '/find-care?q=dental+implants+medellin',
} as const;

/** An urgent alert of the demo, of a patient who recovers. */
const ALERT = demoId(`incident/${idOfMonth('journey/recovery/0')}`);

/**
 * What sweeps visit of pages whose path alone is not enough: they have a parameter, need a query, or look different in several
 * states. All other pages are visited at their path. Demo ids are the same in every installation, but for requests and applications.
 */
export const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'treatments/:slug': [SCREENS.treatment],
  'cities/:city': ['/cities/bogota'],
  'cities/compare': ['/cities/compare?city=panama-city&with=tijuana&treatment=gastric-sleeve'],
  'treatment-marketplace': [`/treatment-marketplace?treatment=${TREATMENT}`],
  'packages/:treatmentId?': [SCREENS.packages, SCREENS.packagesOfTreatment],
  'packages/:treatmentId/:package': [SCREENS.package],
  'providers/:id': [SCREENS.provider],
  'networks/:slug': ['/networks/rede-araucaria-saude', '/networks/rede-araucaria-saude?currency=BRL'],
  'organization/package-outbox/:proposalId': ['/organization/package-outbox/6e8679ce-7a4d-83b3-8341-5d2488b54d1c'],
  'organization/packages/create/:treatmentId?': ['/organization/packages/create/hip-replacement'],
  'organization/packages/edit/:packageId': ['/organization/packages/edit/45cf9cb7-fc1a-827d-8a96-424702f01639'],
  'provider/package-inbox/:proposalId': ['/provider/package-inbox/49562d98-46e8-8898-b8e1-5b2417e2b32e'],
  'organization/package-overview': ['/organization/package-overview', '/organization/package-overview?only=gaps'],
  'providers/:id/clinicians/:clinician': [SCREENS.clinician],
  'provider/configuration/people/:id': [
    '/provider/configuration/people/3e6cee07-16a0-84d9-a5a7-52ef21731e1f',
    '/provider/configuration/people/new',
  ],
  'find-care': [SCREENS.findCare],
  compare: ['/compare?providers=sonrisa-pacifico,dental-garita-norte,dental-istmo'],
  saved: [`/saved?providers=${PROVIDER}&treatments=${TREATMENT}`],
  'booking/consultation': [
    `/booking/consultation?provider=${PROVIDER}`,
    `/booking/consultation?clinic=${PROVIDER}&kind=consultation`,
  ],
  'start-journey/:packageId': [`/start-journey/${SCREENS.package.slice(-36)}`],
  'services/online/:serviceType/book': ['/services/online/first-consultation/book'],
  'booking/review': ['/booking/review'],
  'booking/payment': ['/booking/payment'],
  bookings: ['/bookings', '/bookings?tab=cancelled', '/bookings?tab=payments'],
  'cases/new': ['/cases/new'],
  'services/online/:serviceType': ['/services/online/first-consultation'],

  login: ['/login', '/login?reason=session_expired'],
  'reset-password': [
    '/reset-password?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
    '/reset-password?welcome=1&token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
    '/reset-password',
  ],
  'auth/invitation': ['/auth/invitation?token=demo-invitation-to-a-network', '/auth/invitation'],
  'invitation/accept/:token?': [
    '/invitation/accept/demo-invitation-to-a-clinic-team',
    '/invitation/accept/demo-invitation-that-expired',
  ],
  'auth/provider-invitation': ['/auth/provider-invitation?token=demo-invitation-for-a-clinic'],

  'support/articles/:slug': ['/support/articles/second-factor'],
  search: ['/search?q=knee', '/search?q=zzzzzz'],

  'provider/packages/create/:treatmentId?': ['/provider/packages/create'],
  'provider/packages/edit/:packageId': [
    // Complete, as published.
    '/provider/packages/edit/22370bfc-7f83-8ef5-bb96-12f89ae159c0',
  ],

  'admin/providers/:id/merge/:other': [
    '/admin/providers/a924ce43-87e6-8bf6-8b8c-865bb5108c38/merge/ef0485d6-696c-885f-bd4d-97311b0421c6',
  ],

  'admin/applications': ['/admin/applications', '/admin/applications?tab=all'],
  'admin/applications/:id': [
    // In three states.
    `/admin/applications/${idOfDay('application/rio-manso')}`,
    `/admin/applications/${idOfDay('application/pinheiral')}`,
    `/admin/applications/${idOfDay('application/cerro-manzano')}`,
  ],
  'requests/:id': [`/requests/${idOfDay('lead/hip-answered')}`],
  'provider/requests': ['/provider/requests', '/provider/requests?tab=all'],
  'provider/requests/:id': [`/provider/requests/${idOfDay('lead/hip-new')}`],
  'provider/bookings': ['/provider/bookings', '/provider/bookings?tab=to_answer', '/provider/bookings?view=week'],
  'provider/bookings/:id': [`/provider/bookings/${idOfDay('booking/to-answer')}`],
  'provider/journeys': ['/provider/journeys', '/provider/journeys?view=board', '/provider/journeys?tab=ended'],
  'provider/journeys/:id': [
    // Waiting for an answer, and with papers to write, check-ins and an alert.
    `/provider/journeys/${idOfDay('journey/due-soon/0')}`,
    `/provider/journeys/${idOfMonth('journey/recovery/0')}`,
  ],
  'provider/journeys/:journeyId/discharge': [`/provider/journeys/${idOfMonth('journey/in-treatment/0')}/discharge`],
  'provider/incidents': ['/provider/incidents', '/provider/incidents?tab=all'],
  'provider/incidents/:id': [`/provider/incidents/${ALERT}`],
  'consultations/:id': [`/consultations/${idOfDay('booking/online-now')}`],
  'provider/consultations/:id': [`/provider/consultations/${idOfDay('booking/online-now')}`],
  'messages/:conversationId?': ['/messages', `/messages/${demoId('conversation/ana-hip')}`, '/messages?new=1'],
  'provider/messages/:conversationId?': [
    '/provider/messages?tab=archived',
    `/provider/messages/${demoId('conversation/ana-knee')}`,
  ],
  'admin/messages/:conversationId?': [
    '/admin/messages?tab=waiting',
    `/admin/messages/${demoId('conversation/platform-valle')}`,
  ],
  'organization/messages/:conversationId?': [
    '/organization/messages?q=zzzz',
    `/organization/messages/${demoId('conversation/network-jequitiba')}`,
  ],
  'medical-records': [
    '/medical-records',
    '/medical-records?view=summary',
    '/medical-records?view=access',
    '/medical-records?search=zzzz',
  ],
  'provider/team-messages/:channelId?': [
    '/provider/team-messages?tab=others',
    `/provider/team-messages/${demoId('team-channel/valle')}`,
  ],
  'organization/team-messages/:channelId?': [
    '/organization/team-messages',
    '/organization/team-messages?new=1',
    `/organization/team-messages/${demoId('team-channel/prices')}`,
    `/organization/team-messages/${demoId('team-channel/fair')}`,
  ],
  'provider/patients': ['/provider/patients', '/provider/patients?tab=been_here'],
  'provider/patients/:id': [
    // With a confirmed booking, and with one that waits for the clinic.
    '/provider/patients/4b7da601-1106-8a5c-a838-05af521497fe',
    '/provider/patients/b0f2b31f-10cb-8a96-a66f-fa4a3779241c',
  ],
  'provider/financials': ['/provider/financials', '/provider/financials?figure=received'],
  'provider/payments': ['/provider/payments', '/provider/payments?tab=all', '/provider/payments?view=requests'],
  'organization/financials': [
    '/organization/financials',
    '/organization/financials?in=EUR',
    '/organization/financials?view=payments',
    '/organization/financials?view=payouts',
  ],
  'organization/bookings': ['/organization/bookings', '/organization/bookings?view=week'],
  'organization/bookings/:id': [`/organization/bookings/${idOfDay('booking/network-to-answer')}`],
  'organization/journeys': ['/organization/journeys', '/organization/journeys?tab=to_answer'],
  'organization/journeys/:id': [`/organization/journeys/${idOfDay('journey/network-due-soon/0')}`],
  'organization/incidents': ['/organization/incidents', '/organization/incidents?tab=all'],
  'organization/incidents/:id': [`/organization/incidents/${ALERT}`],
  'admin/incidents': ['/admin/incidents', '/admin/incidents?tab=all'],
  'admin/incidents/:id': [`/admin/incidents/${ALERT}`],
  'admin/bookings': ['/admin/bookings', '/admin/bookings?tab=stuck', '/admin/bookings?view=week'],
  'admin/bookings/:id': [`/admin/bookings/${idOfDay('booking/to-answer-late')}`],
  'admin/payments': ['/admin/payments', '/admin/payments?tab=disputed'],
  'admin/payments/refunds': ['/admin/payments/refunds', '/admin/payments/refunds?status=all'],
  'organization/requests/:id': [`/organization/requests/${idOfDay('lead/oncology-network')}`],
  'admin/requests/:id': [
    // A claim and a message.
    `/admin/requests/${idOfDay('lead/claim-new')}`,
    `/admin/requests/${idOfDay('lead/contact-new')}`,
  ],
  'admin/subscriptions': ['/admin/subscriptions', '/admin/subscriptions?tab=ending', '/admin/subscriptions?q=zzzz'],
  'admin/treatment-listings/:slug': ['/admin/treatment-listings/bbl'],
  'admin/configuration': [
    '/admin/configuration',
    '/admin/configuration?feature=patient_nav_favorites',
    '/admin/configuration?view=settings',
  ],
  'admin/live': ['/admin/live', '/admin/live?kind=error'],
  'admin/debug': ['/admin/debug', '/admin/debug?view=jobs', '/admin/debug?view=mails'],
  'admin/users': ['/admin/users', '/admin/users?q=zzzz'],
  'admin/users/:id': ['/admin/users/f446cb89-b2bf-8962-9eb0-ed9eeff9af7e'],
  'organization/providers/:id': [
    '/organization/providers/a064914e-fd7a-8c40-bf7d-c331fc43d307',
    '/organization/providers/a064914e-fd7a-8c40-bf7d-c331fc43d307?tab=notes',
  ],
  // Of the month, like the journeys they follow.
  'provider/claims': ['/provider/claims', '/provider/claims?tab=all'],
  'provider/claims/:claimId': [`/provider/claims/${idOfMonth('claim/waiting')}`],
  'admin/claims/:claimId': [`/admin/claims/${idOfMonth('claim/deciding')}`],
  'organization/compliance': ['/organization/compliance', '/organization/compliance?view=month'],
};

/** Pages that sweeps do not visit, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  '404': 'among the variations',
  'favorites/shared/:token': 'among the variations',
  offline: 'offline.journey.ts',
  design: 'a page for developers, while the demo is on',
  dashboard: 'leads to the dashboard of the role',
  admin: 'leads to the dashboard of admins',
  'access-denied': 'shown to those who are somewhere else than they may be',
  'providers/:id/claim': 'hostile/forms.journey.ts',
  'booking/confirmation': 'bookings/book-and-pay.journey.ts',
  'bookings/:id': 'bookings/book-and-pay.journey.ts',
  'accompanied-trips/:companionId': 'journeys/patient/companion.journey.ts',
  'trip/:token': 'journeys/patient/companion.journey.ts',
  'records/:token': 'journeys/patient/record-link.journey.ts',
  'records/:token/:recordId': 'journeys/patient/record-link.journey.ts',
  'trip/:token/records/:recordId': 'journeys/patient/companion-records.journey.ts',
  'accompanied-trips/:companionId/records/:recordId': 'journeys/patient/companion-records.journey.ts',
  unsubscribe: 'journeys/account/unsubscribe.journey.ts',
  'cases/:id': 'journeys/patient/ask-clinics.journey.ts',
  'cases/:id/quotes': 'journeys/patient/quote.journey.ts',
  'medical-records/:id': 'journeys/patient/medical-records.journey.ts',
  'provider/journeys/:journeyId/records/:recordId': 'journeys/patient/share-records.journey.ts',
  'journey/:journeyId': 'journeys/patient/ask-clinics.journey.ts',
  'journey/:journeyId/check-ins/:checkInId': 'journeys/patient/check-in.journey.ts',
  'journey/:journeyId/documents/:documentId': 'journeys/patient/sign-documents.journey.ts',
  'journey/:journeyId/quotes/:quoteId': 'journeys/patient/quote.journey.ts',
  'journey/:journeyId/second-trip': 'journeys/patient/second-trip.journey.ts',
  'treatment-journeys/:journeyId/confirmation': 'journeys/patient/quote.journey.ts',
  'provider/journeys/:id/quotes/:quoteId': 'journeys/provider/quote.journey.ts',
  'provider/payouts/:id': 'provider/money.journey.ts',
  'provider/disputes/:id': 'provider/disputes.journey.ts',
  'journey/:journeyId/claims/new': 'journeys/patient/claim.journey.ts',
  'claims/:claimId': 'journeys/patient/claim.journey.ts',
  'organization/claims/:claimId': 'the same screen as a clinic’s',
  'recalls/:recallId': 'journeys/admin/recall.journey.ts',
  'provider/recalls/:recallId': 'journeys/admin/recall.journey.ts',
  'organization/recalls/:recallId': 'the same list as an admin’s',
  'admin/recalls/:recallId': 'journeys/admin/recall.journey.ts',
  'admin/recalls/:recallId/edit': 'journeys/admin/recall.journey.ts',
  'favorites/lists/:id': 'a list that a journey creates',
  'support/tickets/:id': 'a request that a journey sends',
  'organization/support/tickets/:id': 'a request that a journey sends',
  'organization/support/articles/:slug': 'the same screen as a patient’s',
  'admin/imports/:id': 'an import that a journey uploads',
  'admin/payments/:id': 'admin/payments.journey.ts',
  'admin/organizations/:id': 'admin/organizations.journey.ts',
  'admin/providers/:id': 'a record that a journey changes',
  'admin/providers/:id/edit': 'a record that a journey changes',
  'admin/providers/browse/:id': 'a record that a journey changes',
};

type Page = (typeof features)[number]['pages'][number];

const visits = (page: Page): readonly string[] =>
  ADDRESSES[page.path] ?? (page.path in LEFT_OUT ? [] : [`/${page.path}`]);

/** The addresses of all pages that fit, by what a report calls them. */
const screens = (fits: (page: Page) => boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    features
      .flatMap(({ pages }) => pages.filter(fits))
      .flatMap(visits)
      .map((address) => [address, address]),
  );

/** The public screens, each once as people meet it first. */
export const PUBLIC_SCREENS = screens(({ frame }) => frame === 'public');

/** The screens of signing in and up. They have no footer with prices, no trail and nothing for search engines. */
const AUTH_SCREENS = screens(({ frame }) => frame === 'auth' || frame === 'apply');

/** The role that a screen of the portals is visited as. */
const roleOf = ({ path }: Page) =>
  (['provider', 'organization', 'admin'] as const).find((role) => path.startsWith(`${role}/`)) ?? 'patient';
const ofPortal = (role: ReturnType<typeof roleOf>) =>
  screens((page) => page.frame === 'portal' && roleOf(page) === role);

/** Screens of signed-in people by the role of the demonstration that they are entered as. */
export const SCREENS_OF = {
  patient: ofPortal('patient'),
  provider: ofPortal('provider'),
  organization: ofPortal('organization'),
  admin: ofPortal('admin'),
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

/** The five pages that Lighthouse judges and whose bytes have a limit. */
export const MAIN_PAGES = {
  home: SCREENS.home,
  treatment: SCREENS.treatment,
  provider: SCREENS.provider,
  'find-care': SCREENS.findCare,
  packages: SCREENS.packages,
} as const;

/** What the table of `npm run bench:pages` measures besides. */
export const MEASURED_PAGES = {
  ...MAIN_PAGES,
  directory: SCREENS.directory,
  package: SCREENS.package,
  clinician: SCREENS.clinician,
  compare: '/compare?providers=sonrisa-pacifico,dental-garita-norte,dental-istmo',
  help: '/how-it-works',
  'sign-in': '/login',
  map: '/packages-airbnb',
} as const;

/**
 * `SWEEPS=whole` meets every screen in every language, theme and width, and sends every hostile value to every parameter.
 * Without it they take turns by a fixed table, so that every screen and every value is met, and each run is the same.
 */
export const WHOLE = process.env['SWEEPS'] === 'whole';

/** Those of so many whose turn it is, or all. */
export const inTurn = <T>(all: readonly T[], turn: number, of: number): readonly T[] =>
  WHOLE ? all : all.filter((_one, at) => at % of === turn % of);
