import type { Preset } from './preset.ts';

/** Registro Federal de Establecimientos de Salud (REFES), lists exported from SISA. */
export const sisa: Preset = {
  id: 'sisa',
  label: 'Argentina: federal register of health facilities (SISA)',
  countryCode: 'AR',
  recognisedBy: [
    ['Código', 'Nombre', 'Provincia', 'Tipología', 'Domicilio'],
    ['establecimiento_id', 'establecimiento_nombre', 'provincia_nombre'],
  ],
  fields: {
    externalId: ['Código', 'establecimiento_id'],
    name: ['Nombre', 'establecimiento_nombre'],
    type: ['Tipología', 'Categoría de tipología', 'tipologia_nombre', 'tipologia_sigla'],
    region: ['Provincia', 'provincia_nombre'],
    district: ['Departamento', 'departamento_nombre'],
    city: ['Localidad', 'localidad_nombre'],
    street: ['Domicilio'],
    postalCode: ['CP'],
    phone: ['Teléfono'],
    website: ['sitio_web'],
    lat: ['Latitud'],
    lon: ['Longitud'],
    ownership: ['Dependencia', 'Origen de financiamiento'],
    category: ['Categoría de tipología'],
  },
};

/** Private facilities licensed by the Province of Buenos Aires. */
export const pba: Preset = {
  id: 'pba',
  label: 'Argentina: private facilities of Buenos Aires province',
  countryCode: 'AR',
  recognisedBy: [['Establecim', 'Partido', 'Codigo', 'Direccion']],
  fields: {
    externalId: ['Codigo'],
    name: ['Establecim'],
    region: ['Prov'],
    district: ['Partido'],
    city: ['Localidad'],
    street: ['Direccion'],
    postalCode: ['CP'],
    phone: ['Tel'],
    beds: ['N_CAMAS'],
  },
};
