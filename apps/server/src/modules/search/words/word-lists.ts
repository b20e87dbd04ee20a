// Low-information words in three languages, folded like phrases: lower case, without accents.

const list = (text: string): string[] => text.trim().split(/\s+/);

/** Words without meaning for a search: articles, prepositions, question and shopping words. They never have to match. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...list(`a an the of and or in on at by for from to with without near me my i you we is are do does can could will would should
    how much many what which where who when why get have has need want looking look find any some that this there it its about into
    cost costs price prices pricing cheap cheapest affordable best good top budget abroad please vs per side`),
  ...list(`el la los las lo un una unos unas de del al y e o u en con sin por para desde a ante entre sobre mi mis tu su sus me te se nos
    que cual cuales como donde cuando cuanto cuanta cuantos cuesta cuestan vale valen sale hay es son esta estan ser hacer hacerme hacerse
    ponerme ponerse quiero quisiera necesito busco buscar precio precios costo costos coste barato barata baratos baratas economico economica
    mejor mejores buen buena bueno cerca hacia operarme`),
  ...list(`o os as um uma uns umas do da dos das no na nos nas ao aos em com sem por para pra meu minha seu sua me se que qual quais
    como onde quando quanto quanta quantos custa custam sai fica ficam e sao ser fazer colocar quero queria preciso procuro buscar preco precos
    custo custos barato barata baratos baratas melhor melhores bom boa perto`),
]);

/** Words shared by many names: they help ranking, and are dropped first when nothing matches all words. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  list(`hospital hosp clinica clinic centro center sanatorio salud saude health medico medica medicos medicas medical medicine medicina
    dental instituto institute institucion consultorio policlinica policlinico policlinic unidad unidade unit posta puesto posto sala dispensario
    sanitario sanitaria establecimiento estabelecimento caps cesac privado privada private publico publica public municipal provincial regional
    general geral integral atencion atencao primaria primeros auxilios barrio bairro doctor dr dra servicio servico service services grupo group
    asociados associados especialidades especialista especialistas specialist specialists specialty laboratorio laboratory lab diagnostico
    diagnostic odontologia odontologica surgery cirugia cirurgia sa srl ltda inc spa surgeon cirujano cirurgiao ambulatorio ambulatory
    internacional international national nacional`),
);

/** Words that many treatments share, which alone say nothing about which one is meant. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(
  list(`operation operations operate operated procedure procedures treatment treatments therapy operacion operaciones operar operado
    procedimiento procedimientos tratamiento tratamientos terapia operacao operacoes procedimento procedimentos tratamento tratamentos
    plastic plastica plastico cosmetic cosmetica orthopedic ortopedico ortopedica ortopedia ortopedista traumatologo children tourism turismo travel viaje viagem trip package packages paquete paquetes pacote pacotes
    remove removed removal out quitar sacar retirar tirar retirada retiro extirpar fix repair disease enfermedad doenca pain dolor dor
    full whole`),
);

const EQUIVALENTS: Readonly<Record<string, string>> = {
  dr: 'doctor doutor dres drs doctores',
  dra: 'doctora doutora',
  hospital: 'hosp hospitals hospitales hospitais htal hptal',
  clinica: 'clinic clinics clinicas clinique cli',
  centro: 'center centre centers centros ctro cro',
  salud: 'saude',
  medico: 'medicos medical',
  medica: 'medicas',
  sanatorio: 'sanatorios sanat sanatorium',
  instituto: 'institute institutos inst',
  consultorio: 'consultorios cons',
  policlinica: 'policlinicas polyclinic policlinic',
  dental:
    'dentist dentists dentista dentistas dentales odontologia odontologica odontologico odontologo odontologos dentistry',
  general: 'gral geral gen',
  santa: 'sta',
  santo: 'sto',
  nuestra: 'ntra nossa',
  senora: 'sra senhora',
  presidente: 'pte pres pdte',
  coronel: 'cnel',
  gobernador: 'gob gdor gdr',
  intendente: 'int',
  ingeniero: 'ing',
  profesor: 'prof professor',
  barrio: 'bo bairro',
  villa: 'va vla',
  maria: 'ma',
  francisco: 'fco',
  domingo: 'dgo',
  sociedad: 'soc',
  primeros: '1ros',
  cosmetic: 'cosmetica cosmeticos estetica esthetic aesthetic aesthetics',
  eye: 'eyes ojos ojo olhos oftalmologico oftalmologica ophthalmology oftalmologia',
};

/** Abbreviation or variant → its standard form. */
export const CANONICAL: ReadonlyMap<string, string> = new Map(
  Object.entries(EQUIVALENTS).flatMap(([word, forms]) => list(forms).map((form): [string, string] => [form, word])),
);
