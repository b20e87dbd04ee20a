import type { PackageComparison } from '@travesia/contracts/packages';
import type { ComponentType, ReactNode } from 'react';

/** The shell of a signed-in screen; routes hand it in. */
export type Frame = ComponentType<{ title: string; description: string; children: ReactNode }>;

/** The table of compared packages; routes hand it in, it belongs to another feature. */
export type ShowComparison = (comparison: PackageComparison) => ReactNode;
