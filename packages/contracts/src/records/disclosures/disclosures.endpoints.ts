import { defineEndpoint, FileContent } from '../../kit/index.ts';
import { Disclosures, DisclosuresExportQuery, DisclosuresQuery } from './disclosures.schema.ts';

const own = { tag: 'records', access: 'session' } as const;

export const listDisclosures = defineEndpoint({
  ...own,
  name: 'listDisclosures',
  method: 'GET',
  path: '/medical-records/disclosures',
  summary: 'List disclosures',
  description:
    'Returns to whom the user’s records were given and who else read them, one line for each day, record, recipient and kind.',
  query: DisclosuresQuery,
  response: Disclosures,
});

export const exportDisclosures = defineEndpoint({
  ...own,
  name: 'exportDisclosures',
  method: 'GET',
  path: '/medical-records/disclosures/export',
  summary: 'Export the report of disclosures',
  description:
    'Returns the disclosures of a period as CSV, or as a PDF with the latest 2,000 lines. Each export is logged.',
  query: DisclosuresExportQuery,
  download: true,
  response: FileContent,
  ratePerMinute: 10,
});
