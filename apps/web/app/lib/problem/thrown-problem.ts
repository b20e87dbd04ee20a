import type { Problem } from '@travesia/contracts/kit';
import { data } from 'react-router';

/**
 * What a loader throws for a problem: React Router sets the problem's HTTP status and passes the problem to the error
 * boundary. A thrown Error would become a plain 500 with its text removed.
 */
export const thrownProblem = (problem: Problem) =>
  Object.assign(data(problem, { status: problem.status, statusText: problem.title }), { problem });

/** Throws in a loader that finds nothing to show: the page responds with 404 at its own URL. */
export function notFound(detail: string): never {
  throw thrownProblem({
    type: 'about:blank',
    title: 'There is nothing here',
    status: 404,
    detail,
    code: 'request.not_found',
    request_id: '',
    error: detail,
  });
}
