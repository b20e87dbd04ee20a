/** Statements of official bodies about licenses and prescriptions across borders. `said` is the date of the page. */
export interface BorderRule {
  key: 'us-pharmacy' | 'us-controlled' | 'ca-quebec' | 'eu' | 'br-doctors' | 'br-psychologists' | 'co' | 'incb';
  source: string;
  url: string;
  /** Date of the source, YYYY-MM-DD; null if it has none. */
  said: string | null;
}

/** When the sources were last checked. */
export const RULES_READ_ON = '2026-11-21';

export const BORDER_RULES: readonly BorderRule[] = [
  {
    key: 'us-pharmacy',
    source: 'U.S. Food and Drug Administration, via Senior Symptoms',
    url: 'https://seniorsymptoms.com/2016/02/27/tips-for-traveling-to-the-u-s-with-medications/',
    said: '2016-02-27',
  },
  {
    key: 'us-controlled',
    source: 'Federal Register 69, 55343',
    url: 'https://regulations.vlex.com/vid/manufacturers-distributors-dispensers-22696629',
    said: '2004-09-14',
  },
  {
    key: 'ca-quebec',
    source: 'Ordre des pharmaciens du Québec',
    url: 'https://www.opq.org/protection-du-public/votre-pharmacien-et-vous/vos-questions-des-reponses/voyageurs/',
    said: null,
  },
  {
    key: 'eu',
    source: 'Your Europe',
    url: 'https://europa.eu/youreurope/citizens/health/prescription-medicine-abroad/prescriptions/index_en.htm',
    said: '2022-10-06',
  },
  {
    key: 'br-doctors',
    source: 'Confederação Nacional da Indústria',
    url: 'http://conexaotrabalho.portaldaindustria.com.br/noticias/detalhe/trabalhista/modernizacao-e-desburocratizacao-trabalhista/publicada-resolucao-do-cfm-que-regulamenta-pratica-de-telemedicina/',
    said: '2022-05-05',
  },
  {
    key: 'br-psychologists',
    source: 'Conselho Regional de Psicologia 24',
    url: 'https://crp24.org.br/atendimento-on-line/',
    said: null,
  },
  {
    key: 'co',
    source: 'El Hospital',
    url: 'https://elhospital.com/temas/Expiden-resolucion-que-reglamenta-mejores-practicas-de-telemedicina-en-Colombia+132152',
    said: null,
  },
  {
    key: 'incb',
    source: 'International Narcotics Control Board',
    url: 'http://incb.org/incb/en/publications/Guidelines.html',
    said: null,
  },
];
