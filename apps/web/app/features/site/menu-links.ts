import type { SiteText } from './texts.ts';

export interface MenuLink {
  to: string;
  text: SiteText;
}

/** Header links. */
export const HEADER_LINKS: readonly MenuLink[] = [
  { to: '/treatments', text: 'nav.treatments' },
  { to: '/how-it-works', text: 'nav.howItWorks' },
  { to: '/about', text: 'nav.about' },
];

export const SIGN_IN_LINKS: readonly MenuLink[] = [
  { to: '/login', text: 'nav.signIn' },
  { to: '/signup', text: 'nav.signUp' },
];

/** Footer columns. */
export const FOOTER_COLUMNS: readonly { heading: SiteText; links: readonly MenuLink[] }[] = [
  {
    heading: 'footer.findCare',
    links: [
      { to: '/get-started', text: 'footer.getStarted' },
      { to: '/find-care', text: 'footer.findTreatments' },
      { to: '/packages', text: 'footer.packages' },
      { to: '/directory', text: 'footer.clinics' },
      { to: '/cities', text: 'page.cities' },
      { to: '/services/online', text: 'footer.onlineServices' },
      { to: '/services/second-opinion', text: 'footer.secondOpinion' },
      { to: '/services/mental-health', text: 'footer.mentalHealth' },
      { to: '/testimonials', text: 'footer.testimonials' },
    ],
  },
  {
    heading: 'footer.company',
    links: [
      { to: '/about', text: 'footer.aboutUs' },
      { to: '/careers', text: 'footer.careers' },
      { to: '/contact', text: 'footer.contact' },
      { to: '/provider/apply', text: 'footer.forClinics' },
    ],
  },
  {
    heading: 'footer.rules',
    links: [
      { to: '/privacy', text: 'footer.privacy' },
      { to: '/terms', text: 'footer.terms' },
      { to: '/hipaa', text: 'footer.hipaa' },
    ],
  },
];
