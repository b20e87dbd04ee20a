import type { Config } from '../config/config.ts';

/** Security headers of every response besides the content security policy: the OWASP list of secure headers. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    // The XSS filter of old browsers could be turned against the page.
    'x-xss-protection': '0',
    // Only a server reached by https may promise https for the future.
    ...(config.publicUrl?.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
