import type { PackageComparison, PackageSummary } from '@travesia/contracts/packages';
import { ListComparison } from '../../features/packages/compare/ui/list-comparison.tsx';
import { ListPage } from '../../features/favorites/own/ui/list-page.tsx';
import { packageAddress } from '../../features/packages/package-view.ts';
import { VerificationBadge } from '../../features/packages/ui/verification-badge.tsx';
import type { Route } from './+types/favorite-list.ts';

const parts = {
  address: packageAddress,
  badge: (offer: PackageSummary) => <VerificationBadge offer={offer} />,
  request: ({ id }: PackageSummary) => `/booking/consultation?package=${id}`,
};
const comparison = (compared: PackageComparison) => <ListComparison comparison={compared} parts={parts} />;

export default function FavoriteList({ params }: Route.ComponentProps) {
  return <ListPage id={params.id} comparison={comparison} />;
}
