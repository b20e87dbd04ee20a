import { isBuilt } from '../../lib/destinations.ts';
import type { SiteText } from './texts.ts';

export interface MenuLink {
  to: string;
  text: SiteText;
}

const built = (links: readonly MenuLink[]): readonly MenuLink[] => links.filter(({ to }) => isBuilt(to));

/** The header's links; those whose page is not built yet are left out. */
export const HEADER_LINKS = built([
  { to: '/treatments', text: 'nav.treatments' },
  { to: '/how-it-works', text: 'nav.howItWorks' },
  { to: '/about', text: 'nav.about' },
]);

export const SIGN_IN_LINKS = built([
  { to: '/login', text: 'nav.signIn' },
  { to: '/signup', text: 'nav.signUp' },
]);

/** The footer's columns; empty ones are not shown. */
export const FOOTER_COLUMNS: readonly { heading: SiteText; links: readonly MenuLink[] }[] = [
  {
    heading: 'footer.findCare' as const,
    links: built([
      { to: '/get-started', text: 'footer.getStarted' },
      { to: '/find-care', text: 'footer.findTreatments' },
      { to: '/packages', text: 'footer.packages' },
      { to: '/directory', text: 'footer.clinics' },
      { to: '/services/online', text: 'footer.onlineServices' },
      { to: '/services/second-opinion', text: 'footer.secondOpinion' },
      { to: '/services/mental-health', text: 'footer.mentalHealth' },
      { to: '/testimonials', text: 'footer.testimonials' },
    ]),
  },
  {
    heading: 'footer.company' as const,
    links: built([
      { to: '/about', text: 'footer.aboutUs' },
      { to: '/careers', text: 'footer.careers' },
      { to: '/contact', text: 'footer.contact' },
      { to: '/provider/apply', text: 'footer.forClinics' },
    ]),
  },
  {
    heading: 'footer.rules' as const,
    links: built([
      { to: '/privacy', text: 'footer.privacy' },
      { to: '/terms', text: 'footer.terms' },
      { to: '/hipaa', text: 'footer.hipaa' },
    ]),
  },
].filter(({ links }) => links.length > 0);
