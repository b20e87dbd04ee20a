import { LONGEST_TITLE } from '../../../lib/seo/fit-text.ts';

/** The title of a package's page: package and clinic, the package cut at a word if both don't fit. */
export function packageTitle({ title, provider }: { title: string; provider: { name: string } }): string {
  const clinic = `, ${provider.name}`;
  if (title.length + clinic.length <= LONGEST_TITLE) return title + clinic;
  const cut = title.slice(0, LONGEST_TITLE - clinic.length - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…${clinic}`;
}
