import { LOCALES } from '@travesia/contracts/kit';
import type { PackageContent } from '@travesia/contracts/packages';
import { ClaimsNotice } from '../../../../advertising/index.ts';

/** Texts that patients read as advertising. */
const CHECKED = ['title', 'description'] as const;

/** What rules on advertising say about title and description while they are written. */
export function Claims({ content }: { content: PackageContent }) {
  return CHECKED.flatMap((name) =>
    LOCALES.map((language) => {
      const path = `${name}.${language}`;
      return <ClaimsNotice key={path} field={path} path={path} language={language} text={content[name][language]} />;
    }),
  );
}
