import type { PackageContent, PackageEditor, PackageGap } from '@travesia/contracts/packages';
import type { SetContent } from '../use-package-draft.ts';

/** What every section of a package's content needs; the content need not be saved as a package. */
export interface SectionProps {
  value: PackageContent;
  set: SetContent;
  /** What can be chosen from, and names. */
  editor: PackageEditor;
  gaps: readonly PackageGap[];
  may: {
    edit: boolean;
    /** Prices, deposit and cancellation policy. */
    price: boolean;
  };
}
