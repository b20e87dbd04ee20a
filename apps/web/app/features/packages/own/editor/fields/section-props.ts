import type {
  InclusionAnswer,
  PackageContent,
  PackageEditor,
  PackageGap,
  PackageLine,
} from '@travesia/contracts/packages';
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

interface PriceContent {
  currency: string;
  lines: PackageLine[];
  items: readonly { key: string; answer: InclusionAnswer | null }[];
  deposit_percent: number | null;
  cancellation_policy: string | null;
}

/** What the price and its terms need, of a package or of anything else that a clinic sells for a price of lines. */
export interface PriceProps {
  value: PriceContent;
  set: (
    changed: Partial<Pick<PriceContent, 'lines' | 'deposit_percent' | 'cancellation_policy'>>,
    save?: 'now' | 'pause',
  ) => void;
  editor: {
    items: readonly { key: string; label: string }[];
    /** `percent` is that of the clinic's settings; null if it doesn't matter here. */
    deposit: { percent: number | null; least: number; most: number };
    policies: readonly { key: string; name: string; summary: string }[];
  };
  may: { price: boolean };
}
