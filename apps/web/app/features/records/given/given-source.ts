import {
  type ClinicalDocument,
  getLinkedRecord,
  getTripRecord,
  type MedicalRecordDetail,
  readLinkedDocument,
  readLinkedFile,
  readTripDocument,
  readTripFile,
} from '@travesia/contracts/records';
import { type Address, browserCall } from '../../../lib/api/browser-call.ts';

/** How somebody outside of the clinics reads one record: with a link, or as a companion. */
export interface GivenSource {
  show: (signal: AbortSignal) => Promise<MedicalRecordDetail>;
  file: (fileId: string, signal?: AbortSignal) => Promise<Blob>;
  document: (signal: AbortSignal) => Promise<ClinicalDocument>;
}

interface Addresses {
  show: Address;
  file: Address;
  document: Address;
}

/** Without a session, even if the browser has one: the link is the key. */
const call = browserCall();

function withKey({ show, file, document }: Addresses, params: { token: string; recordId: string }): GivenSource {
  return {
    show: (signal) => call(show, { params }, signal) as Promise<MedicalRecordDetail>,
    file: (fileId, signal) => call(file, { params: { ...params, fileId } }, signal) as Promise<Blob>,
    document: (signal) => call(document, { params }, signal) as Promise<ClinicalDocument>,
  };
}

/** With a link to records. */
export const byRecordLink = (token: string, recordId: string): GivenSource =>
  withKey({ show: getLinkedRecord, file: readLinkedFile, document: readLinkedDocument }, { token, recordId });

/** With the link of a trip. */
export const byTripLink = (token: string, recordId: string): GivenSource =>
  withKey({ show: getTripRecord, file: readTripFile, document: readTripDocument }, { token, recordId });
