import { MergePage } from '../../features/providers/admin/merging/merge-page.tsx';
import type { Route } from './+types/provider-merge.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <MergePage id={params.id} other={params.other} />;
}
