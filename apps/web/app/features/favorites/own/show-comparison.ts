import type { PackageComparison } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';

/** Renders the package comparison; passed in by the routes, because it belongs to another feature. */
export type ShowComparison = (comparison: PackageComparison) => ReactNode;
