import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

/** The browsable documentation: a page and its single script, both served locally. */
export interface DocsPage {
  html: string;
  script: string;
  contentSecurityPolicy: string;
}

/** Everything that would contact another host is off. */
const CONFIGURATION = {
  pageTitle: 'Travesía API',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'direct',
  defaultOpenFirstTag: true,
  showOperationId: true,
} as const;

/**
 * Creates the page for the document at `documentUrl`. Scalar's plugin embeds its script and exposes it only through a
 * route, so it is requested once from a private server.
 */
export async function makeDocsPage(documentUrl: string, scriptUrl: string): Promise<DocsPage> {
  const source = Fastify();
  await source.register(scalar, {
    routePrefix: '/docs',
    configuration: { ...CONFIGURATION, url: documentUrl, cdn: scriptUrl },
  });
  const [page, script] = await Promise.all([source.inject('/docs/'), source.inject('/docs/js/scalar.js')]);
  await source.close();
  if (page.statusCode !== 200 || script.statusCode !== 200) throw new Error('the documentation page could not be made');
  const html = page.body.replace('<html>', '<html lang="en">');
  return { html, script: script.body, contentSecurityPolicy: policyFor(html) };
}

/** Allows this server, the exact inline script, and inline styles, which Scalar writes at runtime. */
function policyFor(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
