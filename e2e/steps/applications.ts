import { expect } from '@playwright/test';
import { linkInMail, newAddress } from './mail.ts';
import { PASSWORD } from './sign-up.ts';

/** All answers required of a clinic except the basic facts and its credentials. */
const EVERYTHING = {
  business: { legal_name: 'Sierra Azul S.A.', tax_id: '3-101-1', address: 'Avenida 4, calle 20', year_founded: 2009 },
  licence: { authority: 'Ministerio de Salud', number: 'MS-4411', permanent: true },
  specialties: { categories: ['dental'], languages: ['es'] },
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

/** An applicant for a clinic, and their application's id. */
export interface Applicant {
  email: string;
  password: string;
  id: string;
}

/** Registers a clinic, answers everything, adds the license and submits, without a browser. */
export async function handInApplication(origin: string, name: string): Promise<Applicant> {
  const email = newAddress();
  const send = async (method: string, path: string, body: object | FormData, token = '') => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const answer = (await response.json()) as { access_token?: string; version?: number };
    expect(response.ok, JSON.stringify(answer)).toBe(true);
    return answer;
  };
  const provider = { name, type: 'dental_clinic', country: 'CR', city: 'San José', phone: '2222 3333' };
  const person = { first_name: 'Elena', last_name: 'Vargas Mora', language: 'en', accept_terms: true };
  await send('POST', '/provider/register', { email, password: PASSWORD, ...person, provider });
  const { searchParams } = new URL(await linkInMail(email), origin);
  const { access_token: token = '' } = await send('POST', '/auth/verify-email', { token: searchParams.get('token') });
  const own = await fetch(`${origin}/api/v1/provider/applications`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await own.json()) as { data: { id: string }[] };
  const id = data[0]?.id ?? '';
  const at = `/provider/applications/${id}`;
  await send('PUT', at, { version: 1, ...EVERYTHING }, token);
  const credential = new FormData();
  credential.set('kind', 'licence');
  const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  credential.set('file', new Blob([pdf], { type: 'application/pdf' }), 'licence.pdf');
  const { version } = await send('POST', `${at}/files`, credential, token);
  await send('POST', at, { version }, token);
  return { email, password: PASSWORD, id };
}
