/** What the tax authority of a country calls the invoice that only the clinic can issue. */
const FISCAL: Readonly<Record<string, string>> = { MX: 'CFDI', BR: 'NFS-e', DO: 'e-CF' };
export const fiscalDocument = (country: string): string => FISCAL[country] ?? 'factura electrónica';
