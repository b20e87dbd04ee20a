import type { MedicalRecord, MedicalRecordDetail, MedicalRecords } from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import { SAMPLE_DOCUMENT } from '../../../platform/demo/sample-document.ts';
import type { Scanner } from '../../../platform/scanning/scanner.ts';
import { openJourneysHouse } from '../../journeys/testing/journeys-house.ts';

/** A page of PDF. */
export const PDF = SAMPLE_DOCUMENT;

const metadata = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;

/** Patients with records, and clinics they ask, over HTTP. */
export async function openRecordsHouse(options: { scanner?: Scanner | null } = {}) {
  const house = await openJourneysHouse(options);
  const { api, send, settle } = house;
  const tus = async (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    path: string,
    token: string,
    headers: Record<string, string> = {},
    payload?: Buffer,
  ) => {
    const answer = await api.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(payload ? { payload } : {}),
    });
    const isJson = String(answer.headers['content-type']).includes('json') && answer.body !== '';
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? (answer.json() as Record<string, unknown>) : {},
    };
  };
  const begin = (token: string, name: string, size: number) =>
    tus('POST', '/api/v1/medical-record-uploads', token, {
      'upload-length': String(size),
      'upload-metadata': metadata(name),
    });
  const part = (token: string, place: string, offset: number, bytes: Buffer) =>
    tus(
      'PATCH',
      place,
      token,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    );
  /** Sends a file in one or several parts; it is checked by the next `settle`. */
  const upload = async (token: string, name: string, bytes: Buffer, parts = 1) => {
    const begun = await begin(token, name, bytes.length);
    if (begun.status !== 201) throw new Error(`${begun.status} ${JSON.stringify(begun.body)}`);
    const place = String(begun.headers['location']);
    const size = Math.ceil(bytes.length / parts);
    for (let at = 0; at < bytes.length; at += size) {
      const { status } = await part(token, place, at, bytes.subarray(at, at + size));
      if (status !== 204) throw new Error(`part at ${at}: ${status}`);
    }
    return String(begun.body['id']);
  };
  const list = async (token: string, query = '') =>
    (await send('GET', `/medical-records${query}`, token)).body as unknown as MedicalRecords;
  /** The newest record of a patient after sending a file. */
  const added = async (token: string, name = 'report.pdf', bytes: Buffer = PDF): Promise<MedicalRecord> => {
    await upload(token, name, bytes);
    await settle();
    const [record] = (await list(token)).data;
    if (!record) throw new Error(`${name} became no record`);
    return record;
  };
  const detail = async (token: string, id: string) =>
    (await send('GET', `/medical-records/${id}`, token)).body as unknown as MedicalRecordDetail;
  /** A patient with a journey at the first clinic. */
  const asking = async (name?: string) => {
    const patient = await house.patient(name);
    const asked = await house.ask(patient.token, await house.answered(patient.token));
    const [journey] = (asked.body as unknown as { data: { id: string }[] }).data;
    if (!journey) throw new Error(`no journey: ${JSON.stringify(asked.body)}`);
    return { ...patient, journeyId: journey.id };
  };
  const share = (token: string, recordId: string, journeyId: string, days = 30, key = uuidv7()) =>
    send(
      'POST',
      `/medical-records/${recordId}/shares`,
      token,
      {
        journey_id: journeyId,
        expires_at: new Date(house.clock.now().getTime() + days * 24 * 3_600_000).toISOString(),
        consent: true,
      },
      { 'idempotency-key': key },
    );
  /** Actions of the audit log about a user's records, oldest first. */
  const logged = async (userId: string) =>
    (await house.audited()).flatMap((row) =>
      row['subject_id'] === userId && String(row['action']).startsWith('records.') ? [String(row['action'])] : [],
    );
  return { ...house, tus, begin, part, upload, list, added, detail, asking, share, logged };
}

export type RecordsHouse = Awaited<ReturnType<typeof openRecordsHouse>>;
