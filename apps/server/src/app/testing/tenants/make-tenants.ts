import { CONSENT_WORDING } from '@travesia/contracts/accounts';
import type { Endpoint } from '@travesia/contracts/kit';
import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { formOf, pdf } from '../../../modules/applications/testing/open-applications.ts';
import { CLINIC, NETWORK, OTHER_CLINIC, RIVAL } from '../../../modules/contexts/testing/open-house.ts';
import type { OpenProduct } from '../open-product.ts';

/** A user who signs in. */
interface Somebody {
  userId: string;
  email: string;
  token: string;
}

/** All users of a tenant: a patient, two of a clinic, two of its organization. */
export interface Tenant {
  /** Included in everything this tenant writes: whoever else sees it sees foreign data. */
  word: string;
  people: Record<'patient' | 'owner' | 'coordinator' | 'network' | 'analyst', Somebody>;
  clinic: string;
  network: string;
}

const NAMED = JSON.stringify({ en: 'Item', es: 'Partida', pt: 'Item' });

type Product = Pick<OpenProduct, 'house' | 'send' | 'settle'>;

/** Two unrelated tenants, who have written nothing yet. */
export async function makeTenants({ house }: Product): Promise<{ first: Tenant; second: Tenant }> {
  const named = async (word: string, who: Promise<Somebody>) => {
    const somebody = await who;
    await house.run(sql`update users set first_name = ${word}, last_name = ${word}, phone = '+15550100'
      where id = ${somebody.userId}`);
    return somebody;
  };
  const make = async (word: string, clinic: string, network: string): Promise<Tenant> => ({
    word,
    clinic,
    network,
    people: {
      patient: await named(word, house.person('patient', word)),
      owner: await named(word, house.staff('owner', clinic)),
      coordinator: await named(word, house.staff('coordinator', clinic)),
      network: await named(word, house.member('owner', network)),
      analyst: await named(word, house.member('analyst', network)),
    },
  });
  // An editor of packages always has all of them.
  for (const [position, key] of INCLUSION_KEYS.entries())
    await house.run(sql`insert into inclusion_keys (key, position, "group", label, explanation)
      values (${key}, ${position}, 'core', ${NAMED}, ${NAMED}) on conflict do nothing`);
  await house.run(sql`insert into organization_providers values (${RIVAL}, ${OTHER_CLINIC}, now())`);
  return { first: await make('Linnetquill', CLINIC, NETWORK), second: await make('Canarywren', OTHER_CLINIC, RIVAL) };
}

/** A call that must succeed; returns its body. */
const caller =
  ({ send }: Product, token: string) =>
  async (method: Endpoint['method'], path: string, body?: unknown, headers?: Record<string, string>) => {
    const { status, raw, body: answer } = await send(method, path, token, body, headers);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${raw}`);
    return answer;
  };

/** Lets a tenant write into every non-public text field, and the team reply. */
export async function write(product: Product, { word, people, clinic }: Tenant, admin: string): Promise<void> {
  const mail = `${word}@example.org`.toLowerCase();
  const by = (who: Somebody) => caller(product, who.token);
  await writeAsPatient(by(people.patient), word);
  await visit(product, word, { patient: people.patient.userId, clinic });
  const conversation = await by(people.patient)('POST', '/conversations', {
    recipient_id: clinic,
    recipient_type: 'provider',
    subject: `About ${word}`,
    initial_message: `Something private about ${word}.`,
  });
  await by(people.owner)('POST', `/conversations/${String(conversation['id'])}/messages`, {
    content: `Thank you for telling us about ${word}.`,
  });
  const asTeam = caller(product, admin);
  for (const who of Object.values(people)) {
    const ticket = await by(who)('POST', '/support/tickets', {
      topic: 'other',
      subject: `About ${word}`,
      message: `Something private about ${word}, long enough to be a message.`,
    });
    await asTeam('POST', `/admin/support/tickets/${String(ticket['id'])}/replies`, {
      message: `Dear ${word}, we look.`,
    });
    await by(who)('POST', `/support/tickets/${String(ticket['id'])}/replies`, { message: `Thank you, says ${word}.` });
  }
  await by(people.owner)('POST', '/provider/staff', { email: mail, role: 'coordinator', message: word });
  await by(people.network)('POST', '/organizations/members', { email: `x.${mail}`, role: 'analyst', message: word });
  await by(people.network)('POST', `/organizations/providers/${clinic}/access`, { reason: `Because of ${word}` });
  await asTeam('POST', `/admin/providers/${clinic}/access`, { reason: `Helping ${word}` });
  await asTeam('DELETE', '/admin/context');
  const { payload, headers } = registerForm(word);
  await asTeam('POST', '/admin/imports', payload, headers);
  await product.settle();
  for (const who of Object.values(people)) await by(who)('POST', '/profile/export');
  await product.settle();
}

/** A visit of the patient at the clinic, which is over: whoever may read it shows the word. */
async function visit({ house }: Product, word: string, { patient, clinic }: { patient: string; clinic: string }) {
  const [clinician, booking] = [uuidv7(), uuidv7()];
  await house.run(sql`insert into clinicians (id, provider_id, name, title, specialty, position)
    values (${clinician}, ${clinic}, 'Dra. Luz Prado', 'Dra.', ${NAMED}, 1)`);
  await house.run(sql`insert into bookings (id, reference, status, kind, provider_id, patient_id, clinician_id, starts_at, ends_at,
      time_zone, language)
    values (${booking}, ${`TR-${word}`}, 'completed', 'consultation', ${clinic}, ${patient}, ${clinician}, '2026-11-02T12:00:00Z',
      '2026-11-02T13:00:00Z', 'America/Sao_Paulo', 'es')`);
}

async function writeAsPatient(call: ReturnType<typeof caller>, word: string): Promise<void> {
  const mail = `${word}@example.org`.toLowerCase();
  const values = { name: word, relationship: null, phone: null, email: mail };
  await call('PUT', '/profile', { section: 'emergency', version: 0, values: { ...values, language: null } });
  await call('PUT', '/profile', { section: 'companion', version: 0, values });
  const consent = { purpose: 'health_data', given: true, wording: CONSENT_WORDING };
  await call('PUT', '/profile/consents', consent);
  await call('PUT', '/profile', {
    section: 'health',
    version: 0,
    values: { blood_group: null, allergies: `Pollen, ${word}`, mobility_needs: word },
  });
  await call('POST', '/favorites/lists', { name: word });
  const application = await call('POST', '/provider/applications', {
    provider: { name: word, type: 'clinic', country: 'BR', city: word, phone: '+55 11 5550 0100' },
  });
  const content = Buffer.concat([pdf, Buffer.from(`% ${word}\n`)]);
  const credential = formOf({ name: `${word}.pdf`, content });
  await call(
    'POST',
    `/provider/applications/${String(application['id'])}/files`,
    credential.payload,
    credential.headers,
  );
}

const registerOf = (word: string): string =>
  ['Código;Nombre;Provincia;Localidad;Domicilio;CP', `1;CLINICA ${word};Salta;SALTA;BELGRANO 1200;4400`].join('\n');

/** A form that uploads such a registry. */
export function registerForm(word: string) {
  const { payload, headers } = formOf({ name: `${word}.csv`, content: Buffer.from(registerOf(word)) });
  return { payload: withoutKind(payload), headers };
}

/** The form of an application's credential without its first field, which other forms don't have. */
const withoutKind = (payload: Buffer): Buffer => payload.subarray(payload.indexOf('--travesia-form-boundary', 1));
