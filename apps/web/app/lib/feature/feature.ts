/** What surrounds a page: the public site, the sign-in screens, the portals, or the application of a clinic. Each is a layout route. */
export type Frame = 'public' | 'auth' | 'portal' | 'apply';

/** A page, with what the route table, the sitemap and the browser tests need to know about it. Every page exists in all languages. */
export interface Page {
  frame: Frame;
  /** Without language prefix and leading slash: `treatments/:slug`. */
  path: string;
  /** Its file in `routes/`. */
  file: string;
  /** Whether the sitemap lists it. Pages with a parameter are listed by their data instead. */
  isIndexed?: boolean;
  /** Whether it also exists under a clinic's id, for those who act for the clinic. */
  isOfClinic?: boolean;
}

/** A file that visitors download, also in all languages. */
export type Download = Pick<Page, 'path' | 'file'>;

/** A feature's manifest: the pages it adds. `app/features.ts` lists them; plain data, since the build and the browser tests read it. */
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
/** A screen for signing in or up. */
export const authPage = pageIn('auth');
/** A screen of signed-in people, whichever portal is theirs. */
export const portalPage = pageIn('portal');
/** A screen where a clinic applies. */
export const applyPage = pageIn('apply');

/** The address of a page without language prefix and optional parameters: `packages/:treatmentId?` → `/packages`. */
export const addressOf = ({ path }: Pick<Page, 'path'>): string => `/${path.replaceAll(/(^|\/):\w+\?/g, '')}`;

/** The addresses of the pages that the sitemap lists without asking for data. */
export const indexedIn = (features: readonly Feature[]): string[] =>
  features.flatMap(({ pages }) => pages.filter(({ isIndexed }) => isIndexed).map(addressOf));
