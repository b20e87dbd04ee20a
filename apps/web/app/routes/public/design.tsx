import { redirect } from 'react-router';
import type { Route } from './+types/design.ts';
import { requestCtx } from '../../context.ts';
import { PageHead } from '../../lib/seo/page-head.tsx';
import { Board } from '../../ui/board/board.tsx';

/** `/design`: all components in both themes. Available in demo mode only. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestCtx).demo) throw redirect('/404?from=/design');
  return null;
}

export default function DesignPage() {
  return (
    <>
      <PageHead title="Design" noindex />
      <h1 className="sr-only">Design</h1>
      <Board theme="light" />
      <Board theme="dark" />
    </>
  );
}
