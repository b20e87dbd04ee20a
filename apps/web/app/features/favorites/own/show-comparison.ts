import type { PackageComparison } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';

/** The table of compared packages; routes hand it in, it belongs to another feature. */
export type ShowComparison = (comparison: PackageComparison) => ReactNode;
