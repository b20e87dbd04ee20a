export interface Law {
  name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** The official published text. */
  url: string;
}

/** Date when articles and deadlines were last compared with published copies of the laws. */
export const LAWS_READ_ON = '2026-11-21';

/** Columns of the first table. */
export const MAIN_LAWS: readonly Law[] = [
  { name: 'HIPAA', country: 'US', url: 'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164' },
  {
    name: 'LGPD, Lei 13.709/2018',
    country: 'BR',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
  },
  {
    name: 'Ley 1581 de 2012',
    country: 'CO',
    url: 'https://www.funcionpublica.gov.co/eva/gestornormativo/norma.php?i=49981',
  },
  { name: 'LFPDPPP (2025)', country: 'MX', url: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFPDPPP.pdf' },
];

/** Columns of the second table. */
export const MORE_LAWS: readonly Law[] = [
  {
    name: 'Ley 25.326',
    country: 'AR',
    url: 'https://servicios.infoleg.gob.ar/infolegInternet/anexos/60000-64999/64790/texact.htm',
  },
  {
    name: 'Ley 19.628 (Ley 21.719)',
    country: 'CL',
    url: 'https://www.bcn.cl/leychile/navegar?idNorma=1209272',
  },
  {
    name: 'Ley 29733',
    country: 'PE',
    url: 'https://www.gob.pe/institucion/anpd/normas-legales/6554453-16-2024-jus',
  },
  {
    name: 'Ley 8968',
    country: 'CR',
    url: 'https://www.pgrweb.go.cr/scij/Busqueda/Normativa/Normas/nrm_texto_completo.aspx?param1=NRTC&nValor1=1&nValor2=70975',
  },
];

/** The article for each row of the first table in each law, in column order. */
export const MAIN_CITATIONS: Readonly<Record<string, readonly string[]>> = {
  scope: ['45 CFR 160.103', 'art. 3', 'art. 2', 'art. 1'],
  health: ['45 CFR 164.506, 164.508', 'art. 5 II, art. 11', 'art. 5, 6, 12', 'art. 2 VI, art. 8'],
  access: ['45 CFR 164.524', 'art. 18 I–II, art. 19', 'art. 8 a, f', 'art. 21–26'],
  rectify: ['45 CFR 164.526', 'art. 18 III', 'art. 8 a, 15', 'art. 21–26'],
  erase: ['45 CFR 164.526', 'art. 16, art. 18 IV, VI', 'art. 8 e, 15', 'art. 21–26'],
  object: ['45 CFR 164.508(b)(5), 164.522', 'art. 8 § 5, art. 18 IX, § 2', 'art. 8 e', 'art. 7, 21–26'],
  portability: ['45 CFR 164.524(c)(2)', 'art. 18 V', 'art. 8', 'art. 21–26'],
  answer: ['45 CFR 164.524(b)(2), 164.526(b)(2)', 'art. 19 II', 'art. 14, 15', 'art. 31'],
  breach: ['45 CFR 164.404, 164.408', 'art. 48; Res. CD/ANPD 15/2024, art. 6, 9', 'art. 17 n', 'art. 19'],
  transfer: ['45 CFR 164.502(e), 164.504(e)', 'art. 33', 'art. 26', 'art. 35, 36'],
  authority: ['45 CFR 160.306', 'art. 18 § 1; Lei 15.352/2026', 'art. 8 d, 19', 'art. 2 XV, art. 39'],
};

/** The same for the second table. */
export const MORE_CITATIONS: Readonly<Record<string, readonly string[]>> = {
  health: ['art. 2, 7', 'art. 16, 16 bis', 'art. 13.6', 'art. 9'],
  rights: ['art. 14, 16', 'art. 4–9', 'art. 19–22', 'art. 7'],
  answer: ['art. 14.2, 16.2', 'art. 11', 'DS 016-2024-JUS', 'art. 7; Decreto 37554-JP, art. 18'],
  breach: ['', 'art. 14 sexies', 'DS 016-2024-JUS', 'Decreto 37554-JP, art. 38, 39'],
  transfer: ['art. 12', 'art. 27', 'art. 15', 'art. 14'],
  authority: ['art. 29', 'art. 11, 14 sexies', 'art. 32', ''],
};
