import type { Page } from '@playwright/test';
import { callAs } from './bookings.ts';

interface Signable {
  id: string;
  version: number;
  required: boolean;
  actions: string[];
  patient: string;
  texts: { language: string; sha256: string }[];
}

/** The patient signs every required document of a journey, and the clinic countersigns: only then can a treatment begin. */
export async function signDocuments(page: Page, desk: Page, journey: string): Promise<void> {
  const at = `/journeys/${journey}/documents`;
  const { data } = await callAs<{ data: Signable[] }>(page, 'GET', at);
  const { data: signers } = await callAs<{ data: { id: string }[] }>(desk, 'GET', '/provider/journeys/signers');
  for (const { id } of data.filter(({ required, actions }) => required && actions.includes('sign'))) {
    const { version, patient, texts } = await callAs<Signable>(page, 'GET', `${at}/${id}`);
    const text = texts[0];
    const signature = { language: text?.language, sha256: text?.sha256, name: patient, read_seconds: 60 };
    const signed = await callAs<Signable>(page, 'POST', `${at}/${id}/sign`, { version, ...signature });
    const countersignature = { version: signed.version, clinician_id: signers[0]?.id };
    await callAs(desk, 'POST', `${at}/${id}/countersign`, countersignature);
  }
}
