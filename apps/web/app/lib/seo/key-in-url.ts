/**
 * Headers of a page whose URL is the key to somebody’s data: it can be ended, so it is not cached, and it is not sent as a referrer or
 * found by searching.
 */
export const keyInUrlHeaders = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});
