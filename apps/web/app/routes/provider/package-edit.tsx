import { EditPackagePage } from '../../features/packages/own/editor/editor-pages.tsx';
import type { Route } from './+types/package-edit.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <EditPackagePage id={params.packageId} />;
}
