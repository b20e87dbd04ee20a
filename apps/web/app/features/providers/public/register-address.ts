interface Register {
  /** Bodies whose licenses it holds. */
  body: RegExp;
  /** Its public search. */
  address: string;
}

/** Official registers whose public search we know, by country. */
const REGISTERS: Readonly<Record<string, readonly Register[]>> = {
  MX: [{ body: /\bSEP\b|Profesiones/, address: 'https://cedulaprofesional.sep.gob.mx/' }],
  CO: [
    {
      body: /ReTHUS/i,
      address: 'https://web.sispro.gov.co/THS/Cliente/ConsultasPublicas/ConsultaPublicaDeTHxIdentificacion.aspx',
    },
  ],
  // The manual of the system describes its public search: https://sisa.msal.gov.ar/sisadoc/docs/050102/refeps_operatoria.jsp
  AR: [{ body: /REFEPS/, address: 'https://sisa.msal.gov.ar/' }],
  BR: [
    { body: /\bCRM\b/, address: 'https://portal.cfm.org.br/busca-medicos' },
    // Named by the ministry's manual of the register of facilities.
    { body: /\bCNES\b/, address: 'https://cnes.datasus.gov.br/' },
  ],
};

/** Where anyone can look up a license of this body; null if we know no public search of its register. */
export const registerAddress = (country: string, body: string): string | null =>
  REGISTERS[country]?.find((register) => register.body.test(body))?.address ?? null;
