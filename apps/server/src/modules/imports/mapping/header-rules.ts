import type { FieldName } from './field-names.ts';

export type HeaderRule = [words: RegExp, score: number];

const place =
  'municipios?|municipality|localidad|localidade|ciudad|cidade|city|comuna|canton|distrito|parroquia|corregimiento|bairro|barrio|town';
const area =
  'provincia|province|region|regiao|estado|state|uf|departamento|depto|entidad|entidade|district|partido|pais|country';
const notAName = new RegExp(
  `\\b(?:codigo|cod|clave|cve|id|tipo|clase|fecha|data|director|responsable|responsavel|representante|gerente|contacto|${place}|${area}|` +
    'jurisdiccion|institucion adm|red|microrred|micro red|disa|propietario|usuario|categoria|tipologia|subtipologia|dependencia|via|vialidad|calle|logradouro|' +
    'numero|telefono|email|correo|rep|legal|naju|clpr|juridica|naturaleza|nivel|servicio|especialidad|asentamiento|area|zona|mantenedora|ejecutora|medico)\\b',
);
const notAnId = new RegExp(
  `\\b(?:${place}|${area}|cod(?:post|prov|mun|loc|dep|reg|dist)[a-z]*|postal|cep|cp|ubigeo|red|microrred|disa|tipo|tipologia|jurisdiccion|institucion|madre|antiguo|ibge|scian|nivel|` +
    'servicio|via|vialidad|asentamiento|categoria|dane|ue|ejecutora|usuario|natureza|naturaleza|atividade|clientela|turno|area|prestador clase|clpr|naju|telefonico|sede)\\b',
);

/** Words in registry column names in Spanish, Portuguese and English; higher scores mean more certain. */
export const headerRules: Record<FieldName, HeaderRule[]> = {
  externalId: [
    [
      /^(?:clues|cnes|unicodigo|renaes|@id|codigo unico|codigo renipress|cod ipress|codigo ipress|codigo vigente|codigo cnes|ipress)$/,
      100,
    ],
    [
      /^(?:codigo|cod|clave|id|code)(?: (?:del|de|da|do|the))? ?(?:establecimiento|estabelecimento|unidad|unidade|habilitacion|facility|hospital|ees?s?|centro|prestador|unico|registro|inscripcion)\b/,
      95,
    ],
    [
      /^(?:establecimiento|estabelecimento|facility|hospital|unidad|unidade|centro|provider|clinic) ?(?:codigo|cod|id|code|key|number)$/,
      95,
    ],
    [
      /^(?:registro|numero (?:de )?registro|registration (?:number|no|id)|licence|license|habilitacion|n registro|ref|uuid|gid|fid|objectid)$/,
      55,
    ],
    [/^(?:id|codigo|cod|clave|code|key|cve)$/, 80],
    // A register's own code, by its initials: "Cód. RUCAF", "CODCNH". The values must be unique.
    [/^(?:codigo|cod|clave|code) (?:de )?[a-z]{2,14}$/, 70],
    [/^cod[a-z]{2,8}$/, 60],
    [/\b(?:codigo|clave|cod|id|code)\b/, 40],
  ],
  name: [
    [
      /^(?:nombre|nome|name|nom)(?: (?:oficial|del?|de la|do|da|of|the|la))* (?:establecimiento|establecimientos|establec|estab|estabelecimento|unidad|unidade|facility|fantasia|ips|ipress|eess|ees|centro|hospital|clinica|clinic|sede|unidad medica)\b/,
      100,
    ],
    [
      /^(?:establecimiento|estabelecimento|facility|hospital|clinic|centro|unidad|unidade|sede|provider|institution|hf|ipress)s? (?:nombre|nome|name|glosa)$/,
      100,
    ],
    [
      /^(?:nombre|nome|name|nome fantasia|fantasia|facility name|nombre oficial|denominacion|denominacao|official name)$/,
      95,
    ],
    [
      /^(?:establecimiento|establecim|estabelecimento|establecimiento de salud|estabelecimento de saude|facility|health facility|hospital|clinica|clinic|ipress|eess)s?$/,
      85,
    ],
    [/^(?:nombre|nome|name|denominacion)\b/, 75],
    [
      /^(?:centro|unidad|unidade|institucion|instituicao|prestador|sede|provider|organization|organisation|title|descripcion|glosa|nombre comercial|centro de salud|unidad de salud|unidad medica)$/,
      65,
    ],
    [/^(?:razon social|razao social|nome razao social|legal name|nombre prestador)$/, 55],
    [/\b(?:nombre|nome|name)\b/, 50],
  ],
  otherNames: [
    [
      /^(?:nombre (?:corto|alternativo|anterior|comercial|fantasia)|alt name|alternative name|sigla|old name|official name)$/,
      60,
    ],
  ],
  type: [
    [
      /^(?:tipo|tipologia|type|clase|clasificacion|classificacao)(?: (?:de|del|do|of))? ?(?:establecimiento|estabelecimento|unidad|unidade|facility|centro|ips|prestador|eess)?$/,
      85,
    ],
    [
      /^(?:nombre (?:de )?(?:tipo|tipologia)(?: establecimiento)?|tipo establecimiento glosa|descricao tipo unidade|facility type|tipologia nombre|amenity|healthcare|clpr nombre|clase prestador)$/,
      95,
    ],
    [/^(?:especie|modalidad|modalidade|rubro|giro|ramo)$/, 60],
    [/\b(?:tipo|tipologia|type|clasificacion)\b/, 50],
  ],
  country: [[/^(?:pais|country|country code|codigo pais|nombre pais|addr country|pais nombre|nacion)$/, 95]],
  region: [
    [
      /^(?:nombre |nome |name |nombre (?:de )?la )?(?:provincia|prov|province|estado|state|uf|entidad|entidad federativa|region|regiao|departamento|depa|depto|dpto)(?: (?:nombre|nome|name|glosa|desc|prestador desc))?$/,
      80,
    ],
    [
      /^(?:unidade da federacao|unidade federativa|sigla uf|region sanitaria|departamento prestador|departamento sede|addr (?:province|state)|admin ?1|adm ?1)/,
      80,
    ],
  ],
  district: [
    [
      /^(?:nombre |nome |nombre del )?(?:partido|district|distrito|county|canton|barrio|bairro|parroquia|corregimiento|colonia|asentamiento|admin ?2|adm ?2)(?: (?:nombre|nome|name|glosa))?$/,
      70,
    ],
  ],
  city: [
    [
      /^(?:nombre |nome |nombre (?:de )?la |nome da )?(?:localidad|localidade|ciudad|cidade|city|poblacion|town)(?: (?:nombre|nome|name|glosa))?$/,
      90,
    ],
    [
      /^(?:nombre |nome |nombre del |nome do )?(?:municipio|municipality|comuna|muni)(?: (?:nombre|nome|name|glosa|prestador|sede|sede desc))?$/,
      85,
    ],
    [/^(?:addr city|municipio sede|municipio prestador)\b/, 85],
    [/^(?:nombre |nome )?(?:distrito|canton)(?: (?:nombre|nome))?$/, 60],
  ],
  street: [
    [
      /^(?:direccion|direccion (?:del? )?(?:establecimiento|sede|prestador|exacta)|domicilio|endereco|address|street|street address|calle|calle principal|via|via principal|logradouro|nome logradouro|vialidad|nombre via|nombre vialidad|ubicacion|direcc|dir|address line 1|addr street|morada|domicilio legal)$/,
      90,
    ],
    [/^(?:direccion|domicilio|endereco|address|calle|logradouro)\b/, 65],
    [/^(?:otras senas|senas|referencia)$/, 40],
  ],
  houseNumber: [
    [
      /^(?:numero|nro|no|num|altura|numero exterior|numero endereco|house ?number|addr housenumber|numero via|street number|n)$/,
      60,
    ],
    // Another column may be called "N°": that of the rows.
    [/^(?:n|no|nro|num|numero)(?: de)? (?:porta|puerta|ext|exterior)$/, 70],
  ],
  fullAddress: [[/^(?:direccion completa|full address|endereco completo|addr full|domicilio completo)$/, 92]],
  postalCode: [
    [
      /^(?:cp|cep|codpostal|codpost|codigo postal|codigo cep|cod postal|postal code|post ?code|zip|zip code|c p|addr postcode)$/,
      95,
    ],
  ],
  phone: [
    [
      /^(?:telefono|telefonos|telefone|telefones|tel|tels|phone|phones|phone number|telephone|fono|fone|numero telefone|numero telefono|telefono fijo|contact phone|telefono movil telefono fijo|telefono (?:del? )?(?:establecimiento|sede|prestador|contacto)|celular|movil|mobile|central telefonica|whatsapp|conmutador)(?: (?:\d|y fax|fax))?$/,
      90,
    ],
    [/\b(?:telefono|telefone|phone|fono)\b/, 65],
  ],
  email: [
    [
      /^(?:e ?mail|correo|correo electronico|mail|nome email|email (?:sede|prestador|establecimiento|address)|correo e|contact email|e mail contacto)\b/,
      90,
    ],
    [/\b(?:email|correo|e mail)\b/, 60],
  ],
  website: [
    [
      /^(?:web|website|sitio web|site|sitio|url|pagina web|pagina|nome url|homepage|web site|contact website|portal)$/,
      90,
    ],
  ],
  lat: [
    [
      /^(?:lat|latitud|latitude|numero latitude|coord(?:enada)? ?y|y|latitud (?:y|gd|decimal|grados decimales|wgs ?84)|lat (?:dec|dd|wgs ?84)|point y|coordenada latitud|gps lat(?:itude)?|ycoord|norte)$/,
      90,
    ],
    [/^(?:latitud|latitude)\b/, 70],
  ],
  lon: [
    [
      /^(?:lon|lng|long|longitud|longitude|numero longitude|coord(?:enada)? ?x|x|longitud (?:x|gd|decimal|grados decimales|wgs ?84)|lo?ng? (?:dec|dd|wgs ?84)|point x|coordenada longitud|gps lo?ng?(?:itude)?|xcoord|este)$/,
      90,
    ],
    [/^(?:longitud|longitude)\b/, 70],
  ],
  point: [
    [
      /^(?:coordenadas?|coordinates|geor?referencia(?:cion)?|geolocalizacion|lat ?lo?ng?|latitud longitud|geo ?point|geopunto|ubicacion geografica|location|wkt|geom|the geom|geometry|punto|localizacao|gps)$/,
      80,
    ],
  ],
  state: [
    [
      /^(?:estado (?:de )?funcionamiento|estatus(?: de operacion)?|estado (?:del? )?(?:establecimiento|operacion|prestador)|status|situacion|situacao|habilitado|vigencia|operational status|estatus operativo|activo|ativo|condicion)$/,
      75,
    ],
  ],
  beds: [
    [
      /^(?:camas|n ?camas|total (?:de )?camas|numero (?:de )?camas|cantidad (?:de )?camas|leitos|leitos existentes|quantidade leitos|total leitos|beds|bed count|number of beds|nro camas)$/,
      85,
    ],
  ],
  ownership: [
    [
      /^(?:dependencia|dependencia administrativa|origen (?:de )?financiamiento|sector|subsector|naturaleza|naturaleza juridica|natureza|natureza juridica|naju nombre|ownership|owner type|operator type|titularidad|sistema|administracion|administracao|publico privado|nombre de la institucion|esfera administrativa)$/,
      80,
    ],
    [/\b(?:naturaleza|natureza|dependencia|ownership|titularidad)\b/, 55],
  ],
  openingHours: [
    [
      /^(?:horario|horarios|horario (?:de )?(?:atencion|atendimento|funcionamiento|funcionamento)|opening hours|hours|turno atendimento|horas)$/,
      85,
    ],
  ],
  category: [
    [
      /^(?:categoria|category|nivel|nivel (?:de )?(?:atencion|atencao|complejidad)|complejidad|nivel atencion estabglosa|categoria de tipologia|level)$/,
      70,
    ],
  ],
  specialities: [
    [
      /^(?:especialidad(?:es)?|especialidades?|speciality|specialty|specialities|specialties|servicios|servicos|services|cartera de servicios)$/,
      75,
    ],
  ],
  operator: [
    [
      /^(?:operator|operador|institucion|nombre institucion|prestador|razon social|red|administrador|entidad administradora|mantenedora)$/,
      40,
    ],
  ],
};

/** Words that exclude a field unless its full name is given. */
export const excluded: Partial<Record<FieldName, RegExp>> = {
  name: notAName,
  externalId: notAnId,
  street: /\b(?:codigo|clave|tipo|numero|id|cve)\b/,
  phone: /\b(?:codigo|responsable|director)\b|^(?:n|numero)? ?fax\b/,
  city: /\b(?:codigo|clave|cve|id|cod|ibge)\b/,
  region: /\b(?:codigo|clave|cve|id|cod)\b/,
};
