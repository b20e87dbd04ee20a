/** Official registers whose public search we know, by country, for licenses issued by these bodies. */
const REGISTERS: Readonly<Record<string, { body: RegExp; address: string }>> = {
  MX: { body: /\bSEP\b|Profesiones/, address: 'https://cedulaprofesional.sep.gob.mx/' },
  CO: {
    body: /ReTHUS/i,
    address: 'https://web.sispro.gov.co/THS/Cliente/ConsultasPublicas/ConsultaPublicaDeTHxIdentificacion.aspx',
  },
  BR: { body: /\bCRM\b/, address: 'https://portal.cfm.org.br/busca-medicos' },
};

/** Where anyone can look up a license; null if we know no public search of that register. */
export function registerAddress(country: string, body: string): string | null {
  const register = REGISTERS[country];
  return register?.body.test(body) ? register.address : null;
}
