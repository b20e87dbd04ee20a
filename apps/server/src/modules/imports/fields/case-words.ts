/** Word lists for readable case. All lower case; accents only where they matter. */

/** Small words inside a name, in Spanish and Portuguese. */
export const smallWords = new Set(
  'de del la las los el y e o u a al en con sin por para da do das dos em no na nos nas com ao à às aos entre sobre'.split(
    ' ',
  ),
);

/**
 * Acronyms with vowels, which could be mistaken for words: facility types (CAPS, UPA, SAMCO), insurers and services of several
 * countries (IMSS, ISSSTE, EsSalud's PNP, CCSS), universities. Those without a vowel need no list.
 */
export const acronyms = new Set(
  (
    'caps capsi saps uap cesac cac sum covid cepla imac smata uta cgt ospsa ospsip caic caf caff cais cem cemar cemaf cic cics cicsa cies cis cimes cofam ceo cep cepsi cer cias codeme apross ' +
    'samco samic same samu upa upas ubs usf esf psf nasf cnes cras creas capsad ceu upe ubsf ama amas ' +
    'imss issste isssteson issemym isem pemex sedena semar ssa dif cessa caces uneme umf hgz hgr hgsz umae uno ' +
    'eps ips ese sas cami cap ebais ccss ces cesfam cecosf cosam sapu sar psr uci uti utin upita upit eca epes ' +
    'uom uocra uatre osecac osde osep ioma pami iosep ospe osuomra osprera oscoema osdepym ospat osam oam osplad osfatun ospia osuthgra amep amebpba amur ' +
    'uba unlp unc unam unr uca ucc ues usal uai umsa ffaa epa cpa hiv vih sida iot iosfa iopa iom iose iope dosep iss ' +
    'iess minsa essalud pnp fap ena igss cuf sus sesa susam adn onu oea usa ee uu tac rx alpi aclife cemic fleni cenas cemep ceppi ccs ' +
    'sa srl sac sca sci saci saic sapem eirl eireli mei epp spa ei scs cv rl abp ac aps eess ciu ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx'
  ).split(' '),
);

/** Words of up to three letters without a vowel that are words or abbreviations. */
export const spelledOut: Record<string, string> = {
  dr: 'Dr.',
  dra: 'Dra.',
  dres: 'Dres.',
  sr: 'Sr.',
  sra: 'Sra.',
  sta: 'Sta.',
  sto: 'Sto.',
  gral: 'Gral.',
  cnel: 'Cnel.',
  pte: 'Pte.',
  pdte: 'Pdte.',
  gdor: 'Gdor.',
  ing: 'Ing.',
  prof: 'Prof.',
  lic: 'Lic.',
  mons: 'Mons.',
  pbro: 'Pbro.',
  tte: 'Tte.',
  cap: 'Cap.',
  av: 'Av.',
  avda: 'Avda.',
  bv: 'Bv.',
  bvd: 'Bvd.',
  blvd: 'Blvd.',
  ntra: 'Ntra.',
  hosp: 'Hosp.',
  nro: 'N.º',
  km: 'km',
  ltda: 'Ltda.',
  cia: 'Cía.',
  esq: 'esq.',
  dpto: 'Dpto.',
  depto: 'Depto.',
  bs: 'Bs.',
  as: 'As.',
  st: 'St.',
};

/** Words whose accent is lost in capitals but certain: types of care and of places, not personal names. */
export const accented = new Map(
  (
    'clínica clínicas clínico clínicos médica médicas médico médicos odontológico odontológica odontología oftalmológico oftalmológica ' +
    'oftalmología pediátrico pediátrica quirúrgico quirúrgica psiquiátrico psiquiátrica neuropsiquiátrico neuropsiquiátrica cardiológico ' +
    'cardiología oncológico oncológica oncología diagnóstico diagnósticos policlínico policlínica geriátrico geriátrica ginecológico ' +
    'ginecología gastroenterología traumatología nefrología nefrológico diálisis análisis bioquímico bioquímica imágenes imagenología ' +
    'público pública terapéutico terapéutica psicológico psicología neurología neurológico radiología radiológico tomografía ' +
    'ecografía kinesiología fonoaudiología ortopédico ortopédica urología urológico dermatológico dermatología hematología patología ' +
    'patológica estética estético básico básica práctico técnico técnica economía teléfono polivalente biológico farmacéutico ' +
    'hemodiálisis medicina república nación región jardín andrés josé garcía martínez lópez pérez gómez gonzález rodríguez hernández ' +
    'sánchez fernández álvarez gutiérrez güemes perón ramón martín simón tomás nicolás belén maría jesús sebastián raúl césar félix rubén julián adrián germán agustín víctor héctor ángel ángeles díaz ' +
    'unión área día días junín itatí oberá tafí luján morón colón bahía neuquén tucumán córdoba paraná lanús maipú ramírez velázquez ' +
    'joaquín fátima lucía sofía inés asunción concepción corazón río'
  )
    .split(' ')
    .map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]),
);
