import type { ClinicHolder } from '../providers/index.ts';

/** Documents of clinics’ credentials. */
export const credentialRows: ClinicHolder = {
  rows: [{ part: 'documents', table: 'credential_documents', rule: 'move' }],
};
