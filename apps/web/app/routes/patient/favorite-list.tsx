import { packagePath, type PackageComparison, type PackageSummary } from '@travesia/contracts/packages';
import { takesRequests } from '@travesia/contracts/providers';
import { ListComparison } from '../../features/packages/compare/ui/list-comparison.tsx';
import { ListPage } from '../../features/favorites/own/ui/list-page.tsx';
import { VerificationBadge } from '../../features/packages/ui/verification-badge.tsx';
import type { Route } from './+types/favorite-list.ts';

const parts = {
  address: packagePath,
  badge: (offer: PackageSummary) => <VerificationBadge offer={offer} />,
  request: ({ id, provider }: PackageSummary) =>
    takesRequests(provider.verification_status) ? `/booking/consultation?package=${id}` : null,
};
const comparison = (compared: PackageComparison) => <ListComparison comparison={compared} parts={parts} />;

export default function FavoriteList({ params }: Route.ComponentProps) {
  return <ListPage id={params.id} comparison={comparison} />;
}
