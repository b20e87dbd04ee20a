/** Words in facility names and their weight for telling facilities apart. Folded: lower case, no accents. */

/** Compounds and abbreviations with many spellings; replaced before a name is split into words. Order matters. */
export const spellings: [RegExp, string][] = [
  [/\b(?:ctro|crto|cetro|cento)\b/g, 'centro'],
  [/\b(?:centros? de salud familiar|c e s f a m)\b/g, 'cesfam'],
  [/\b(?:centros? comunitarios? de salud familiar|c e c o s f)\b/g, 'cecosf'],
  [
    /\b(?:c a p s|centros? de atencion primaria(?: de)?(?: la)?(?: salud)?(?: caps)?|centros? de at(?:encion)? primaria|cap salud)\b/g,
    'caps',
  ],
  [
    /\b(?:centros? de salud(?: municipal| comunitario| comunal)?|ctro de salud|c de salud|cs|centro salud)\b/g,
    'centrosalud',
  ],
  [/\b(?:unidad(?:es)? sanitarias?|unid sanit(?:aria)?|u s)\b/g, 'unidadsanitaria'],
  [
    /\b(?:unidad(?:e)? basica de sa(?:lud|ude)|ubs|usf|unidade de saude(?: da familia)?|posto de saude|psf|esf)\b/g,
    'ubs',
  ],
  [/\b(?:salas? (?:de )?primeros? auxilios?|salita|sala medica)\b/g, 'sala'],
  [/\b(?:puestos? sanitarios?|puestos? de salud|posta sanitaria|posta de salud|posta medica)\b/g, 'posta'],
  [/\b(?:c i c|centro (?:de )?integra(?:dor|cion) comunit?a(?:rio|ria|l))\b/g, 'cic'],
  [/\b(?:s a m c ?o|sam co|samco?)\b/g, 'samco'],
  [/\b(?:(?:nuestra|ntra|nra) (?:senora|sra)|nossa senhora|n s)\b/g, 'nuestrasenora'],
  [/\b(?:residencia|hogar|establecimiento) geriatric[oa]\b/g, 'geriatrico'],
  [/\bpontos? de apoio(?: (?:a|da|de) saude)?\b/g, 'pontoapoio'],
  [/\b(?:unidad(?:es)? de atencion primaria|u n a p)\b/g, 'unap'],
  [/\b(?:primeiros socorros|pronto socorro)\b/g, 'prontosocorro'],
  [/\b(?:servicios? de atencion primaria de urgencia|s a p u)\b/g, 'sapu'],
  [/\b(?:posta de salud rural|p s r|psr)\b/g, 'posta'],
  [/\b(?:unidad(?:es)? de medicina familiar|u m f)\b/g, 'umf'],
  [/\bcentro de atencao psicossocial\b/g, 'caps'],
  [/\balcool e (?:outras )?drogas\b/g, 'ad'],
  [/\b(?:empresas? social(?:es)? del estado|e s e)\b/g, ' '],
  [/\bmedicina diagnostica\b/g, 'laboratorio'],
  [/\banalisis clinicos|analises clinicas\b/g, 'laboratorio'],
  [/\bbancos? de sang(?:re|ue)\b/g, 'sangre'],
  [/\bconsultorios? externos?\b/g, 'consultoriosexternos'],
  [/\bdiag(?:nostico)? (?:y|e) (?:tratamiento|trat|tto)\b/g, 'diagnosticotratamiento'],
  [/\bdiagnostico por (?:imagenes?|imagens|imagem)\b/g, 'imagenes'],
  [/\binternacion domiciliaria\b/g, 'domiciliaria'],
  [/\bcentro de atencion comunitaria\b/g, 'cac'],
  [/\bcentro medico barrial\b/g, 'cmb'],
  [/\bcentro de salud y accion comunitaria\b/g, 'cesac'],
];

/** "Odontológicas" is the plural of a word below. */
export const inFull = (word: string): string =>
  abbreviations[word] ?? (/ic[oa]s$/.test(word) ? abbreviations[word.slice(0, -1)] : null) ?? word;

export const abbreviations: Record<string, string> = {
  hosp: 'hospital',
  hptal: 'hospital',
  hops: 'hospital',
  cl: 'clinica',
  clin: 'clinica',
  cinica: 'clinica',
  sanat: 'sanatorio',
  pol: 'policlinico',
  dr: 'doctor',
  dra: 'doctora',
  dres: 'doctor',
  gral: 'general',
  cnel: 'coronel',
  pte: 'presidente',
  pdte: 'presidente',
  gdor: 'gobernador',
  gob: 'gobernador',
  sta: 'santa',
  sto: 'santo',
  prof: 'profesor',
  profesora: 'profesor',
  mons: 'monsenor',
  int: 'intendente',
  ing: 'ingeniero',
  mun: 'municipal',
  prov: 'provincial',
  priv: 'privado',
  privada: 'privado',
  bo: 'barrio',
  vta: 'vuelta',
  col: 'colonia',
  pje: 'paraje',
  odont: 'odontologico',
  lab: 'laboratorio',
  labor: 'laboratorio',
  inst: 'instituto',
  fund: 'fundacion',
  asoc: 'asociacion',
  publica: 'publico',
  medica: 'medico',
  medicos: 'medico',
  medicas: 'medico',
  clinicas: 'clinica',
  hospitalaria: 'hospital',
  laboratorios: 'laboratorio',
  consultorios: 'consultorio',
  policlinica: 'policlinico',
  odontologica: 'odontologico',
  odontologia: 'odontologico',
  dental: 'odontologico',
  oftalmologica: 'oftalmologico',
  oftalmologia: 'oftalmologico',
  ojos: 'oftalmologico',
  vision: 'oftalmologico',
  traumatologica: 'traumatologia',
  quirurgica: 'quirurgico',
  cirugia: 'quirurgico',
  diagnosticos: 'diagnostico',
  disgnostico: 'diagnostico',
  geriatrica: 'geriatrico',
  hemodialisis: 'dialisis',
  nefrologico: 'dialisis',
  nefrologia: 'dialisis',
  reabilitacion: 'rehabilitacion',
  neuropsiquiatrica: 'neuropsiquiatrico',
  psiquiatrica: 'psiquiatrico',
  psiquiatria: 'psiquiatrico',
  nueva: 'nuevo',
  primero: '1',
  primera: '1',
  segundo: '2',
  ninos: 'nino',
  brig: 'brigadier',
  cap: 'capitan',
  tte: 'teniente',
  alte: 'almirante',
  gonzales: 'gonzalez',
  rodrigues: 'rodriguez',
  upas: 'upa',
  pque: 'parque',
  comunitaria: 'comunitario',
  sul: 'sur',
  leste: 'este',
  otica: 'optica',
  dist: 'distrital',
  reg: 'regional',
  nac: 'nacional',
  cd: 'ciudad',
  ese: 'sociedad',
  hemodialise: 'dialisis',
  dialise: 'dialisis',
  drogaria: 'farmacia',
  puesto: 'posta',
  sao: 'san',
  maternidade: 'maternidad',
  geral: 'general',
  escola: 'escuela',
  reabilitacao: 'rehabilitacion',
  fundacao: 'fundacion',
  associacao: 'asociacion',
  crianca: 'nino',
  criancas: 'nino',
  olhos: 'oftalmologico',
  farmacias: 'farmacia',
};

const set = (words: string): Set<string> => new Set(words.split(' '));

export const stopWords = set(
  'de del la las el los lo y e o u a al en con por para da do das dos em no na contra n nro num numero d l the of and su que s h sa srl sac sas saic sca ltda limitada cia ltd eirl mei me epp sociedad anonima responsabilidad civil cooperativa coop',
);

/** Types that different registries use interchangeably. A name in one group doesn't match one in another. */
export const kindGroups: Record<string, string> = {
  hospital: 'inpatient',
  sanatorio: 'inpatient',
  clinica: 'inpatient',
  policlinico: 'any',
  maternidad: 'maternity',
  nosocomio: 'inpatient',
  samco: 'any',
  instituto: 'any',
  caps: 'primary',
  centrosalud: 'primary',
  unidadsanitaria: 'primary',
  ubs: 'primary',
  sala: 'primary',
  posta: 'primary',
  cic: 'primary',
  dispensario: 'primary',
  saps: 'primary',
  upa: 'primary',
  sap: 'primary',
  cesac: 'primary',
  pontoapoio: 'primary',
  cesfam: 'primary',
  cecosf: 'primary',
  sapu: 'primary',
  umf: 'primary',
  unap: 'primary',
  ebais: 'primary',
  cac: 'primary',
  cmb: 'primary',
  periferico: 'primary',
  subcentro: 'primary',
  enfermeria: 'primary',
  establecimiento: 'any',
  policonsultorio: 'office',
  policonsultorios: 'office',
  consultorio: 'office',
};

/** Specialties. One that only one side has is evidence against a match. */
export const specialties = set(
  'laboratorio odontologico oftalmologico imagenes tomografia resonancia radiologia diagnostico geriatrico hogar residencia dialisis rehabilitacion vacunatorio domiciliaria ' +
    'transfusional hemoterapia oncologico oncologia cardiologia cardiologico traumatologia dermatologia pediatrico pediatria ginecologia urologia neurologia psiquiatrico ' +
    'neuropsiquiatrico psicologia psicopedagogico kinesiologia fonoaudiologia ortopedia optica farmacia ambulancias emergencias estetica nutricion adicciones fertilidad ' +
    'gastroenterologia gastroenterologico endoscopia litiasis patologia anatomia bioquimico sangre radioterapia medicinanuclear bromatologico discapacitados academia',
);

/**
 * Services that a facility has of its own, often in its building and under its name: "Farmacia Clínica San José" is not the clinic.
 */
export const services = set(
  'laboratorio farmacia optica dialisis sangre hemoterapia transfusional vacunatorio ambulancias domiciliaria academia',
);

/** Words that name a part of a facility: a part is not the whole. */
export const partWords = set(
  'consultoriosexternos anexo pabellon guardia policonsultorios sucursal sede vacunatorio residencia transfusional',
);

/** Words with little weight: titles, ownership, levels, frequent adjectives. */
export const lightWords = set(
  'doctor doctora general coronel presidente gobernador intendente monsenor padre profesor ingeniero capitan teniente almirante brigadier don dona sor hermana fray madre senador diputado ' +
    'autogestion vecinal municipal provincial nacional privado publico comunal regional zonal subzonal interzonal local distrital rural menor mayor agudos area programa nivel complejidad especializado especialidades ' +
    'escuela universitario irmandade medico medicina salud atencion primaria asistencial asistencia centro unidad servicio servicios sistema red barrio paraje colonia zona ex integral integrado modelo ' +
    'nuevo central estrategia nucleo apoio basica basico saude central comunitario familiar fundacion asociacion mutual obra social grupo establecimiento sanitario sanitaria establecimientos quirurgico instituto enfermeria casa dispensario comunidad referencial diagnosticotratamiento',
);

/** Words that are common but still distinctive: given names, saints, compass points. */
export const commonWords = set(
  'san santa santo jose maria juan carlos luis antonio miguel jorge pedro pablo rosa ana eva francisco martin manuel ramon virgen nuestrasenora sagrado corazon nino jesus villa sur norte este oeste hijos ' +
    'julio mayo junio abril septiembre octubre noviembre diciembre enero febrero marzo agosto parque rio puerto pueblo campo lote',
);

/** Opposites such as compass points, and levels of care: two names that differ in one of them are two facilities. */
export const opposites: string[][] = [
  ['norte', 'sur', 'este', 'oeste', 'centrico'],
  ['alto', 'bajo'],
  ['primero', 'segundo', 'tercero'],
  // One building or one neighborhood has several of these under one name, each a facility of its own.
  ['cesfam', 'cecosf', 'sapu'],
  ['ubs', 'upa'],
];
