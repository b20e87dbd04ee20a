import type { Import } from '@travesia/contracts/imports';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import type { AccountsDeps } from '../../accounts/index.ts';
import { openAccounts } from '../../accounts/testing/open-accounts.ts';
import { signInSomebody } from '../../accounts/testing/open-admin.ts';
import { loadCatalog } from '../../catalog/index.ts';
import { enqueueRuns, workOnImports } from '../imports.jobs.ts';
import { importsRoutes } from '../imports.routes.ts';

type Body = Import & { code?: string; data: Record<string, unknown>[]; rows: Record<string, unknown>[]; total: number };

/** A multipart form body with one file, as a browser sends it. */
export function formWith(name: string, content: Buffer | string) {
  const boundary = 'travesia-form-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** The import API for admins, with its jobs. */
export async function openImports() {
  let accountsDeps: AccountsDeps | undefined;
  const accounts = await openAccounts({
    demo: true,
    extend: ({ database, clock }, { files, jobs }) => {
      const deps = { database, clock, files };
      workOnImports(jobs, deps);
      return {
        routes: (made) => {
          accountsDeps = made;
          return importsRoutes({ ...deps, enqueue: enqueueRuns(jobs) });
        },
      };
    },
  });
  await loadCatalog(accounts.database, parseCatalog());
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    token: string,
    body?: object | Buffer,
    headers: Record<string, string> = {},
  ) => {
    const answer = await accounts.app.inject({
      method,
      url: `/api/v1/admin/imports${path}`,
      ...(body ? { payload: body } : {}),
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  return {
    ...accounts,
    call,
    somebody: (who: { role?: string; demo?: boolean } = {}) => {
      if (!accountsDeps) throw new Error('the accounts are not made yet');
      return signInSomebody(accounts.database, accountsDeps, who);
    },
    upload: (token: string, name: string, content: Buffer | string) => {
      const { payload, headers } = formWith(name, content);
      return call('POST', '', token, payload, headers);
    },
  };
}
