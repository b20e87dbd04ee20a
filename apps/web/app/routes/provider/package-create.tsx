import { CreatePackagePage } from '../../features/packages/own/editor/editor-pages.tsx';
import type { Route } from './+types/package-create.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <CreatePackagePage treatment={params.treatmentId ?? null} />;
}
