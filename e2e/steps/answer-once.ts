import type { Page, Route } from '@playwright/test';

/**
 * Answers the first call to an address in place of the server. The route stays, unlike with `times: 1`: taking the last one
 * away ends the interception of requests, and one that is on its way at that moment never gets an answer.
 */
export async function answerOnce(page: Page, address: string, answer: (route: Route) => Promise<void>): Promise<void> {
  let isAnswered = false;
  await page.route(address, (route) => {
    if (isAnswered) return route.fallback();
    isAnswered = true;
    return answer(route);
  });
}

/** As if the proof of who one is had grown old, which takes five minutes. */
export const growOld = (page: Page, address: string): Promise<void> =>
  answerOnce(page, address, (route) =>
    route.fulfill({
      status: 401,
      json: {
        code: 'auth.confirm_identity',
        status: 401,
        title: '',
        detail: '',
        type: '',
        request_id: 'r',
        error: '',
      },
    }),
  );
