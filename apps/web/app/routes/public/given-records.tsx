import { type GivenRecords, openRecordLink } from '@travesia/contracts/records';
import { data } from 'react-router';
import type { Route } from './+types/given-records.ts';
import { apiCtx } from '../../context.ts';
import { GivenRecordsPage } from '../../features/records/given/given-records-page.tsx';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { keyInUrlHeaders } from '../../lib/seo/key-in-url.ts';

export const headers = keyInUrlHeaders;

/** `/records/:token`: records that a patient shares by a link. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const shown = (given: GivenRecords | 'gone' | 'unknown') => ({ token, given });
  try {
    return shown(await context.get(apiCtx)(openRecordLink, { params: { token } }));
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status === 410) return data(shown('gone'), { status });
    if (status === 404 || status === 422) return data(shown('unknown'), { status: 404 });
    throw error;
  }
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <GivenRecordsPage {...loaderData} />;
}
