import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import { openAccounts, PASSWORD } from '../../accounts/testing/open-accounts.ts';
import { loadCatalog } from '../../catalog/index.ts';
import { applicationsRoutes } from '../applications.routes.ts';
import { forgetOldApplications } from '../applications.jobs.ts';
import { landingOf } from '../queries/landing-of.ts';
import { writeToApplicants } from '../applications.subscribers.ts';

export const clinic = {
  name: 'Clínica Sierra Azul',
  type: 'dental_clinic',
  country: 'CR',
  city: 'San José',
  phone: '+506 2222 3333',
  website: 'sierra-azul.example',
};

/** A clinic applicant. */
export const elena = {
  email: 'elena@sierra-azul.example',
  password: PASSWORD,
  first_name: 'Elena',
  last_name: 'Vargas Mora',
  language: 'es',
  accept_terms: true,
  provider: clinic,
};

/** All required answers except documents; `none` for accreditations. */
export const everything = {
  business: {
    legal_name: 'Sierra Azul S.A.',
    trade_name: 'Clínica Sierra Azul',
    tax_id: '3-101-123456',
    address: 'Avenida 4, calle 20',
    year_founded: 2009,
  },
  licence: { authority: 'Ministerio de Salud', number: 'MS-4411', valid_until: '2028-01-31' },
  specialties: { categories: ['dental'], languages: ['es', 'en'] },
  accreditations: { none: true },
  people: {
    signatory_name: 'Elena Vargas Mora',
    signatory_role: 'Gerente',
    director_name: 'Dr. Luis Solano',
    director_registration: 'CMC-20345',
  },
  bank: { country: 'CR', currency: 'USD' },
  contact: { email: 'pacientes@sierra-azul.example' },
};

/** A small file of the type its name indicates. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface Sent {
  name: string;
  content: Buffer;
  /** Null: the form has no such field. */
  kind?: string | null;
  field?: string;
  /** Name of the field that says what kind it is. */
  kindField?: string;
}

/** A multipart form body with a file, as a browser sends it, and its header. */
export function formOf({ name, content, kind = 'licence', kindField = 'kind', field = 'file' }: Sent) {
  const boundary = 'travesia-form-boundary';
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
  const payload = Buffer.concat([
    ...(kind === null ? [] : [part(`Content-Disposition: form-data; name="${kindField}"`, kind)]),
    part(
      `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream`,
      content,
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** The applications and accounts API. */
export async function openApplications({ demo = false } = {}) {
  const accounts = await openAccounts({
    demo,
    landingOf,
    extend: ({ database, clock, origin }, { files, outbox, jobs, mail }) => {
      writeToApplicants(outbox, { mail, clock, origin });
      forgetOldApplications(jobs, database, clock);
      return { routes: (deps) => applicationsRoutes({ ...deps, files }, deps) };
    },
  });
  await loadCatalog(accounts.database, parseCatalog());
  const { app } = accounts;
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    token: string,
    body?: object | Buffer,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/v1${url}`,
      ...(body ? { payload: body } : {}),
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    const json = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: json ? answer.json<Body>() : ({} as Body),
      headers: answer.headers,
      raw: answer.rawPayload,
    };
  };
  return {
    ...accounts,
    call,
    /** Uploads a document. */
    upload: (id: string, token: string, sent: Sent) => {
      const { payload, headers } = formOf(sent);
      return call('POST', `/provider/applications/${id}/files`, token, payload, headers);
    },
    /** Signs a user up for a clinic through the emailed link; returns their token and application ID. */
    apply: async (who: typeof elena = elena) => {
      await accounts.send('/provider/register', who);
      const token = await accounts.linkTo(who.email);
      const { body } = await accounts.send('/auth/verify-email', { token });
      const access = String(body.access_token);
      const list = await call('GET', '/provider/applications', access);
      return { access, id: String(list.body.data?.[0]?.id) };
    },
    clear: async () => {
      await emptyTables(accounts.database, 'application_files', 'provider_applications', 'stored_files');
      await accounts.clear();
    },
  };
}

export type OpenApplications = Awaited<ReturnType<typeof openApplications>>;

/** The fields tests read. */
interface Body extends Record<string, unknown> {
  code?: string;
  error?: string;
  version?: number;
  status?: string | number;
  data?: { id: string }[];
  files?: { id: string; name: string; kind: string }[];
  fields?: { path: string; code: string }[];
  checklist?: { section: string; complete: boolean; missing: { field: string; code: string }[] }[];
}
