import { brazilianStates, cnesUnitTypes } from './cnes-codes.ts';
import type { Preset } from './preset.ts';

/** Mexico: Clave Única de Establecimientos de Salud. */
const clues: Preset = {
  id: 'clues',
  label: 'Mexico: catalogue of health facilities (CLUES)',
  countryCode: 'MX',
  recognisedBy: [['CLUES', 'NOMBRE DE LA UNIDAD']],
  fields: {
    externalId: ['CLUES'],
    name: ['NOMBRE COMERCIAL', 'NOMBRE DE LA UNIDAD'],
    type: ['NOMBRE TIPO ESTABLECIMIENTO', 'NOMBRE DE TIPOLOGIA', 'NOMBRE DE SUBTIPOLOGIA'],
    region: ['ENTIDAD', 'NOMBRE DE LA ENTIDAD'],
    district: ['MUNICIPIO', 'NOMBRE DEL MUNICIPIO'],
    city: ['LOCALIDAD', 'NOMBRE DE LA LOCALIDAD'],
    street: ['VIALIDAD'],
    houseNumber: ['NUMERO EXTERIOR'],
    postalCode: ['CODIGO POSTAL'],
    phone: ['TELEFONO', 'TELEFONO 1', 'TELEFONO 2'],
    email: ['EMAIL', 'CORREO'],
    lat: ['LATITUD'],
    lon: ['LONGITUD'],
    state: ['ESTATUS DE OPERACION'],
    beds: ['TOTAL DE CAMAS', 'CAMAS EN AREA DE HOS'],
    ownership: ['NOMBRE DE LA INSTITUCION'],
    openingHours: ['HORARIO DE ATENCION', 'HORARIO'],
    category: ['NIVEL ATENCION'],
  },
};

/** Colombia: Registro Especial de Prestadores de Servicios de Salud; lists of providers and their sites. */
const reps: Preset = {
  id: 'reps',
  label: 'Colombia: special register of health service providers (REPS)',
  countryCode: 'CO',
  recognisedBy: [
    ['depa_nombre', 'muni_nombre', 'codigo_habilitacion'],
    ['depa_nombre', 'muni_nombre', 'sede_nombre'],
    ['CodigoHabilitacionSede', 'NombreSede'],
    ['codigoprestador', 'nombreprestador'],
  ],
  fields: {
    externalId: ['codigo_habilitacion', 'numero_sede', 'CodigoHabilitacionSede', 'codigoprestador'],
    name: ['sede_nombre', 'nombre_sede', 'NombreSede', 'nombre_prestador', 'nombreprestador', 'razon_social'],
    operator: ['nombre_prestador', 'razon_social'],
    type: ['clpr_nombre', 'claseprestador', 'ClasePrestador'],
    region: [
      'depa_nombre',
      'DepartamentoSede',
      'DepartamentoPrestadorDesc',
      'departamentoprestadordesc',
      'DepartamentoSedeDesc',
    ],
    city: ['muni_nombre', 'MunicipioSede', 'MunicipioSedeDesc', 'municipioprestadordesc', 'municipio_prestador'],
    district: ['barrio', 'zona', 'centro_poblado'],
    street: ['direccion', 'DireccionSede', 'direcci_nsede', 'direccionprestador'],
    phone: ['telefono', 'telefono_adicional', 'TelefonoSede', 't_lefonosede', 'telefonoprestador'],
    email: ['email', 'email_sede', 'email_prestador', 'correo'],
    website: ['sitio_web'],
    state: ['habilitado'],
    ownership: ['naju_nombre', 'naturalezajuridica', 'NaturalezaJuridica'],
    category: ['nivel', 'caracter'],
  },
};

/** Brazil: Cadastro Nacional de Estabelecimentos de Saúde, the full table and the list of hospitals and beds. */
const cnes: Preset = {
  id: 'cnes',
  label: 'Brazil: national register of health facilities (CNES)',
  countryCode: 'BR',
  recognisedBy: [
    ['CO_CNES', 'NO_FANTASIA'],
    ['CNES', 'NOME ESTABELECIMENTO', 'UF'],
    ['CNES', 'NOME', 'UF', 'LOGRADOURO'],
  ],
  fields: {
    externalId: ['CO_CNES', 'CNES'],
    name: ['NO_FANTASIA', 'NOME ESTABELECIMENTO', 'NOME', 'NO_RAZAO_SOCIAL'],
    operator: ['NO_RAZAO_SOCIAL', 'RAZAO SOCIAL'],
    type: ['DS_TIPO_UNIDADE', 'TP_UNIDADE'],
    region: ['UF', 'CO_ESTADO_GESTOR', 'CO_UF'],
    city: ['MUNICIPIO', 'NO_MUNICIPIO'],
    district: ['NO_BAIRRO', 'BAIRRO'],
    street: ['NO_LOGRADOURO', 'LOGRADOURO'],
    houseNumber: ['NU_ENDERECO', 'NUMERO'],
    postalCode: ['CO_CEP', 'CEP'],
    phone: ['NU_TELEFONE'],
    email: ['NO_EMAIL'],
    website: ['NO_URL'],
    lat: ['NU_LATITUDE', 'LATITUDE'],
    lon: ['NU_LONGITUDE', 'LONGITUDE'],
    beds: ['LEITOS EXISTENTES', 'LEITOS_EXISTENTES'],
    ownership: ['NATUREZA JURIDICA', 'DS_NATUREZA_JUR'],
    openingHours: ['DS_TURNO_ATENDIMENTO'],
  },
  translations: { type: cnesUnitTypes, region: brazilianStates },
};

/**
 * Peru: Registro Nacional de IPRESS. NORTE and ESTE contain degrees, swapped in some editions; the country check repairs that.
 */
const renipress: Preset = {
  id: 'renipress',
  label: 'Peru: national register of health service institutions (RENIPRESS)',
  countryCode: 'PE',
  recognisedBy: [
    ['Código Único', 'Nombre del establecimiento', 'Distrito'],
    ['COD_IPRESS', 'NOMBRE', 'DISTRITO'],
    ['Codigo Renipress', 'Nombre', 'Distrito'],
  ],
  fields: {
    externalId: ['Código Único', 'COD_IPRESS', 'Codigo Renipress'],
    name: ['Nombre del establecimiento', 'NOMBRE'],
    type: ['Clasificación', 'Tipo'],
    region: ['Departamento'],
    district: ['Provincia'],
    city: ['Distrito'],
    street: ['Dirección'],
    phone: ['Teléfono'],
    lat: ['NORTE', 'Latitud'],
    lon: ['ESTE', 'Longitud'],
    state: ['Estado', 'Condición'],
    beds: ['CAMAS'],
    ownership: ['Institución'],
    openingHours: ['Horario'],
    category: ['Categoría'],
  },
};

/** Chile: facilities from the Ministry of Health's statistics department (DEIS). */
const deis: Preset = {
  id: 'deis',
  label: 'Chile: list of health establishments (DEIS)',
  countryCode: 'CL',
  recognisedBy: [
    ['EstablecimientoCodigo', 'EstablecimientoGlosa'],
    ['Código Vigente', 'Nombre Oficial', 'Nombre Comuna'],
  ],
  fields: {
    externalId: ['EstablecimientoCodigo', 'Código Vigente'],
    name: ['EstablecimientoGlosa', 'Nombre Oficial'],
    type: ['TipoEstablecimientoGlosa', 'Tipo Establecimiento (Unidad)', 'Tipo Establecimiento'],
    region: ['RegionGlosa', 'Nombre Región'],
    city: ['ComunaGlosa', 'Nombre Comuna'],
    street: ['TipoViaGlosa', 'Vía', 'NombreVia', 'Dirección'],
    houseNumber: ['Numero'],
    phone: ['TelefonoMovil_TelefonoFijo', 'Teléfono'],
    lat: ['Latitud', 'LATITUD [Grados decimales]'],
    lon: ['Longitud', 'LONGITUD [Grados decimales]'],
    state: ['EstadoFuncionamiento', 'Estado de Funcionamiento'],
    ownership: ['DependenciaAdministrativa', 'TipoSistemaSaludGlosa', 'Pertenencia'],
    category: ['NivelAtencionEstabglosa', 'NivelComplejidadEstabGlosa', 'Nivel de Atención'],
  },
};

/** Ecuador: GeoSalud list of the Ministry of Public Health. */
const geosalud: Preset = {
  id: 'geosalud',
  label: 'Ecuador: health facilities of the public health ministry (GeoSalud)',
  countryCode: 'EC',
  recognisedBy: [['UNICODIGO'], ['UNI_CODIGO']],
  fields: {
    externalId: ['UNICODIGO', 'UNI_CODIGO'],
    name: ['NOMBRE OFICIAL', 'NOM_OFICIAL', 'NOMBRE', 'NOMBRE DEL ESTABLECIMIENTO', 'ESTABLECIMIENTO'],
    type: ['TIPOLOGIA', 'TIPO'],
    region: ['PROVINCIA', 'PRV_DESCRIPCION'],
    district: ['PARROQUIA'],
    city: ['CANTON', 'CTN_DESCRIPCION'],
    street: ['DIRECCION'],
    phone: ['TELEFONO'],
    email: ['EMAIL', 'CORREO'],
    lat: ['LATITUD', 'Y'],
    lon: ['LONGITUD', 'X'],
    state: ['ESTADO'],
    ownership: ['INSTITUCION'],
    openingHours: ['HORARIO', 'HORARIO DE ATENCION'],
    category: ['NIVEL', 'NIVEL DE ATENCION'],
  },
};

export const latinAmericanPresets: Preset[] = [clues, reps, cnes, renipress, deis, geosalud];
