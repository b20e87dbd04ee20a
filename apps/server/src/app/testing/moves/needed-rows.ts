import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';

export const USER = '019aa000-0000-7000-8000-000000000001';
export const PROVIDER = '019aa000-0000-7000-8000-000000000002';
export const ORGANIZATION = '019aa000-0000-7000-8000-000000000004';
export const CLINICIAN = '019aa000-0000-7000-8000-000000000005';
export const BOOKING = '019aa000-0000-7000-8000-000000000006';
export const PAYMENT = '019aa000-0000-7000-8000-000000000007';
export const DISPUTE = '019aa000-0000-7000-8000-000000000008';
export const CASE = '019aa000-0000-7000-8000-000000000009';
export const RECORD = '019aa000-0000-7000-8000-00000000000f';
export const JOURNEY = '019aa000-0000-7000-8000-00000000000a';
export const FILE = '019aa000-0000-7000-8000-000000000003';
export const NAMED = { en: 'Name', es: 'Nombre', pt: 'Nome' };

/** What rows of every table depend on. */
export async function writeNeeded(tx: Tx): Promise<void> {
  const named = JSON.stringify(NAMED);
  await tx.execute(
    sql`insert into currencies (code, name, symbol, minor_digits, selectable) values ('BRL', ${named}, 'R$', 2, true)`,
  );
  await tx.execute(sql`insert into countries (code, slug, name, currency) values ('BR', 'brazil', ${named}, 'BRL')`);
  await tx.execute(
    sql`insert into provider_types (slug, position, name, plural) values ('clinic', 1, ${named}, ${named})`,
  );
  await tx.execute(sql`insert into treatment_categories (slug, position, name) values ('other', 1, ${named})`);
  await tx.execute(sql`insert into treatments (id, slug, category, name, short_name, summary, unit, hospital_nights, stay_days_min, stay_days_max,
      fly_home_min_days, return_to_work_days, trips, risk_class, restricted, content)
    values (${FILE}, 'cells', 'other', ${named}, ${named}, ${named}, 'procedure', 0, 1, 2, 1, 1, 1, 'high', true, '{}')`);
  await tx.execute(
    sql`insert into organizations (id, name, type, country) values (${ORGANIZATION}, 'Rede', 'clinic_network', 'BR')`,
  );
  await tx.execute(sql`insert into treatments (id, slug, category, name, short_name, summary, unit, hospital_nights, stay_days_min,
      stay_days_max, fly_home_min_days, return_to_work_days, trips, risk_class, content)
    values (gen_random_uuid(), 'some-treatment', 'other', ${named}, ${named}, ${named}, 'procedure', 0, 3, 5, 2, 3, 1, 'low', '{}')`);
  await tx.execute(sql`insert into users (id, email, email_key, email_verified_at, status, role, first_name, last_name)
    values (${USER}, 'rosa@example.com', 'rosa@example.com', now(), 'active', 'patient', 'Rosa', 'Quiroga')`);
  await tx.execute(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone)
    values (${PROVIDER}, 'clinica', 'Clínica', 'clinic', 'partner', 'unverified', 'BR', 'America/Sao_Paulo')`);
  await tx.execute(sql`insert into clinicians (id, provider_id, name, title, specialty, position)
    values (${CLINICIAN}, ${PROVIDER}, 'Luz Prado', 'Dra.', ${named}, 1)`);
  await tx.execute(sql`insert into bookings (id, reference, status, kind, provider_id, patient_id, clinician_id, starts_at, ends_at,
      time_zone, language, cancel_reason, cancelled_at)
    values (${BOOKING}, 'TR-0000-0000', 'cancelled', 'consultation', ${PROVIDER}, ${USER}, ${CLINICIAN}, now(), now() + interval '1 hour',
      'America/Sao_Paulo', 'es', 'patient', now())`);
  await tx.execute(sql`insert into cases (id, patient_id, status, treatment, language, sections, updated_at)
    values (${CASE}, ${USER}, 'asked', 'some-treatment', 'es', '[]', now())`);
  await tx.execute(sql`insert into journeys (id, reference, case_id, patient_id, provider_id, treatment, status, consents, updated_at)
    values (${JOURNEY}, 'a journey', ${CASE}, ${USER}, ${PROVIDER}, 'some-treatment', 'declined', '[]', now())`);
  await tx.execute(sql`insert into medical_records (id, patient_id, kind, category, title_sealed, facts_sealed, scanned)
    values (${RECORD}, ${USER}, 'pdf', 'report', 'sealed', 'sealed', false)`);
  await tx.execute(sql`insert into payments (id, booking_id, amount_minor, currency, status, gateway, received_minor, expires_at, paid_at)
    values (${PAYMENT}, ${BOOKING}, 300, 'BRL', 'succeeded', 'sandbox', 300, now(), now())`);

  await tx.execute(sql`insert into disputes (id, payment_id, booking_id, amount_minor, currency, status, gateway_id, reason)
    values (${DISPUTE}, ${PAYMENT}, ${BOOKING}, 300, 'BRL', 'needs_response', 'needed', 'fraudulent')`);
}
