/** A public crisis line, and the source of its number. */
export interface CrisisLine {
  /** As displayed. */
  shown: string;
  /** As dialed. */
  dial: string;
  /** The organization that runs it, in its own language. */
  name: string;
  /** `always`: 24 hours a day, every day. */
  hours: 'always' | 'cr' | 'do' | 'unknown';
  /** What to press, or how to reach it other than by calling. */
  note?: 'text' | 'textSpanish' | 'option5' | 'option6' | 'whatsapp' | 'soon811' | 'local';
  source: { name: string; url: string; /** YYYY-MM-DD; null if the page has no date. */ said: string | null };
}

export interface CrisisCountry {
  code: string;
  /** Number of the emergency services. */
  emergency: string;
  lines: readonly CrisisLine[];
}

/** When all sources were last checked. */
export const CRISIS_READ_ON = '2026-11-21';

const line = (
  shown: string,
  name: string,
  hours: CrisisLine['hours'],
  source: readonly [name: string, url: string, said: string | null],
  note?: CrisisLine['note'],
): CrisisLine => ({
  shown,
  dial: shown.replaceAll(/[^\d*+]/g, ''),
  name,
  hours,
  ...(note ? { note } : {}),
  source: { name: source[0], url: source[1], said: source[2] },
});

/** Catalogue destinations first, then the countries most patients come from. */
export const CRISIS_COUNTRIES: readonly CrisisCountry[] = [
  {
    code: 'AR',
    emergency: '107',
    lines: [
      line('0800-999-0091', 'Ministerio de Salud de la Nación', 'always', [
        'La Posta Comodorense',
        'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
        '2025-09-03',
      ]),
      line('(011) 5275-1135', 'Centro de Asistencia al Suicida', 'unknown', [
        'La Posta Comodorense',
        'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
        '2025-09-03',
      ]),
    ],
  },
  {
    code: 'BR',
    emergency: '192',
    lines: [
      line('188', 'CVV, Centro de Valorização da Vida', 'always', [
        'TV Rio Sul',
        'https://redeglobo.globo.com/rj/tvriosul/Acontece/noticia/cvv-oferece-apoio-emocional-e-atua-na-prevencao-do-suicidio.ghtml',
        null,
      ]),
    ],
  },
  {
    code: 'CL',
    emergency: '131',
    lines: [
      line('*4141', 'Ministerio de Salud', 'always', [
        'El Dínamo',
        'https://www.eldinamo.cl/sociedad/2025/10/29/tres-anos-de-escucha-y-apoyo-linea-de-prevencion-del-suicidio-ha-recibido-mas-de-227-000-llamadas/',
        '2025-10-29',
      ]),
    ],
  },
  {
    code: 'CO',
    emergency: '123',
    lines: [
      line(
        '106',
        'Línea 106',
        'always',
        [
          'Semana',
          'https://www.semana.com/nacion/articulo/se-siente-solo-llame-a-estas-lineas-para-recibir-atencion-sobre-salud-mental/202644/',
          '2026-03-03',
        ],
        'local',
      ),
    ],
  },
  {
    code: 'CR',
    emergency: '911',
    lines: [
      line('800-2737869', 'Aquí Estoy, Colegio de Profesionales en Psicología', 'cr', [
        'El País CR',
        'https://www.elpais.cr/2025/09/10/tiktok-y-colegio-de-psicologia-habilitan-acceso-gratuito-a-linea-de-apoyo-emocional-en-costa-rica/',
        '2025-09-10',
      ]),
    ],
  },
  {
    code: 'DO',
    emergency: '911',
    lines: [
      line(
        '809-200-1400',
        'Cuida tu Salud Mental, Ministerio de Salud Pública',
        'do',
        [
          'Diario Libre',
          'https://www.diariolibre.com/actualidad/salud/2026/02/09/8-1-1-el-nuevo-numero-de-atencion-gratuita-de-salud-mental-gratuita/3431795',
          '2026-02-09',
        ],
        'soon811',
      ),
    ],
  },
  {
    code: 'EC',
    emergency: '911',
    lines: [
      line(
        '171',
        'Ministerio de Salud Pública',
        'always',
        [
          'Expreso',
          'https://www.expreso.ec/buenavida/el-pacto-nacional-por-la-salud-mental-5-servicios-gratuitos-en-ecuador-274020.html',
          '2026-02-10',
        ],
        'option6',
      ),
    ],
  },
  {
    code: 'MX',
    emergency: '911',
    lines: [
      line('800 911 2000', 'Línea de la Vida, Secretaría de Salud', 'always', [
        'El Universal',
        'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
        '2025-12-24',
      ]),
    ],
  },
  {
    code: 'PA',
    emergency: '911',
    lines: [
      line(
        '147',
        'Ministerio de Desarrollo Social',
        'always',
        [
          'TVN',
          'https://www.tvn-2.com/nacionales/7-000-atenciones-linea-147-mides-prevencion-suicidio_1_2205606.html',
          '2025-09-10',
        ],
        'whatsapp',
      ),
    ],
  },
  {
    code: 'PE',
    emergency: '106',
    lines: [
      line(
        '113',
        'Ministerio de Salud',
        'always',
        [
          'Infobae',
          'https://www.infobae.com/peru/2025/08/16/crisis-silenciosa-jovenes-de-18-a-29-anos-son-quienes-mas-buscan-ayuda-por-ansiedad-y-depresion/',
          '2025-08-16',
        ],
        'option5',
      ),
    ],
  },
  {
    code: 'US',
    emergency: '911',
    lines: [
      line(
        '988',
        '988 Suicide & Crisis Lifeline',
        'always',
        [
          'Wyoming Department of Health',
          'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
          null,
        ],
        'textSpanish',
      ),
    ],
  },
  {
    code: 'CA',
    emergency: '911',
    lines: [
      line(
        '988',
        '988 Suicide Crisis Helpline',
        'always',
        ['Daily Hive', 'https://dailyhive.com/canada/988-suicide-crisis-helpline-launch', '2023-11-30'],
        'text',
      ),
    ],
  },
  {
    code: 'ES',
    emergency: '112',
    lines: [
      line('024', 'Ministerio de Sanidad', 'always', [
        'RTVE',
        'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
        '2022-05-09',
      ]),
    ],
  },
  {
    code: 'PT',
    emergency: '112',
    lines: [
      line('1411', 'Linha Nacional de Prevenção do Suicídio, SNS 24', 'always', [
        '24notícias',
        'https://24noticias.sapo.pt/atualidade/artigos/nova-linha-nacional-para-prevencao-do-suicidio-entra-em-funcionamento-como-funciona',
        '2025-09-10',
      ]),
    ],
  },
];

/** All countries, the reader's own first. */
export const crisisCountriesFor = (home: string | null): CrisisCountry[] => [
  ...CRISIS_COUNTRIES.filter(({ code }) => code === home),
  ...CRISIS_COUNTRIES.filter(({ code }) => code !== home),
];
