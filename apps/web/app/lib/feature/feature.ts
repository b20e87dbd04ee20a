/**
 * The frame of a page: the public site, the sign-in screens, the portals, a clinic's application, or what somebody was given a
 * link to. Each is a layout route.
 */
export type Frame = 'public' | 'auth' | 'portal' | 'apply' | 'given';

/** A page, with what the route table, the sitemap and the browser tests need. Every page exists in all languages. */
export interface Page {
  frame: Frame;
  /** Without language prefix and leading slash: `treatments/:slug`. */
  path: string;
  /** Its file in `routes/`. */
  file: string;
  /** Whether the sitemap lists it. Pages with a parameter are listed by their data instead. */
  isIndexed?: boolean;
  /** Whether it also exists under a clinic's id, for users acting for the clinic. */
  isOfClinic?: boolean;
}

/** A file visitors download, also in all languages. */
export type Download = Pick<Page, 'path' | 'file'>;

/**
 * A feature's manifest: the pages it adds. `app/features.ts` lists them; plain data, since the build and the browser
 * tests read it.
 */
export interface Feature {
  name: string;
  pages: readonly Page[];
  downloads?: readonly Download[];
}

type Options = Omit<Page, 'frame' | 'path' | 'file'>;

const pageIn =
  (frame: Frame) =>
  (path: string, file: string, options: Options = {}): Page => ({ frame, path, file, ...options });

/** A page of the public site. */
export const publicPage = pageIn('public');
/** A sign-in or sign-up screen. */
export const authPage = pageIn('auth');
/** A screen for signed-in users, in any portal. */
export const portalPage = pageIn('portal');
/** A screen of a clinic's application. */
export const applyPage = pageIn('apply');
/** A page for whoever has its link, without account and without the rest of the site. */
export const givenPage = pageIn('given');

/** The path of a page without language prefix and optional parameters: `packages/:treatmentId?` → `/packages`. */
export const addressOf = ({ path }: Pick<Page, 'path'>): string => `/${path.replaceAll(/(^|\/):\w+\?/g, '')}`;

/** The paths of pages the sitemap lists without loading data. */
export const indexedIn = (features: readonly Feature[]): string[] =>
  features.flatMap(({ pages }) => pages.filter(({ isIndexed }) => isIndexed).map(addressOf));
