import { DuplicatesPage } from '../../features/providers/admin/merging/duplicates-page.tsx';

export default function Page() {
  return <DuplicatesPage />;
}
