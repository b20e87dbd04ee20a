import type { DemoImport } from '../../modules/imports/index.ts';
import { demoId } from '../demo-id.ts';

/** Some rows repeat clinics that are listed already, some may, some lack what a listing needs. */
const REGISTER = `Código;Nombre del establecimiento;Tipo;Provincia;Cantón;Dirección;Teléfono;Sitio web;Latitud;Longitud
MS-20311;Clinica Dental Los Yoses S.A.;Odontología;San José;San José;Barrio Los Yoses, avenida 10;2224-5566;dentallosyoses.example;;
MS-20318;Centro Odontologico Irazu;Odontología;San José;San José;Avenida Escazú, torre 2;2233-0142;;;
MS-20324;Clínica Laureles de Heredia;Clínica;Heredia;Heredia;Calle 4, 150 m norte del parque;2260-0142;laureles-heredia.example;;
MS-20330;Óptica y Clínica Visual Turrialba;Oftalmología;Cartago;Turrialba;Frente a la estación;2556-0142;;;
MS-20337;;Clínica;Alajuela;Alajuela;Calle Ancha 12;2440-0142;;;
MS-20341;Hospital Cafetal;Hospital;San José;San José;Paseo Colón;2222-0142;hospital-cafetal.example;;
MS-20346;Consultorio Dental Guápiles Norte;Odontología;Limón;Pococí;Ruta 32, km 62;12-34;;;
MS-20352;Fisioterapia Bahía Ballena;Rehabilitación;Puntarenas;Osa;Uvita, calle principal;2743-0142;no tiene;;
MS-20359;Hospital Cafetal, anexo de consulta externa;Hospital;San José;San José;Calle del Beneficio 81, Curridabat;2555-0167;;9.91749;-84.03741
MS-20363;Laboratorio Clínica Valle Central;Laboratorio;San José;San José;Edificio Robles, local 3;2555-0134;;9.93081;-84.05852
MS-20370;Fertilidad Escazú, sede Multiplaza;Clínica;San José;Escazú;Multiplaza Escazú, local 14;2555-0199;fertilidad-escazu.example;9.94402;-84.14977
MS-20378;Ortopedia Tamarindo, unidad de rehabilitación;Rehabilitación;Guanacaste;Liberia;Barrio Los Ángeles;2555-0118;;10.62890;-85.43420
`;

/** The register of a day that the demo's admin had checked and has not imported yet. */
export const demoImport = (today: Date): DemoImport => ({
  id: demoId(`import/costa-rica/${today.toISOString().slice(0, 10)}`),
  adminId: demoId('person/admin'),
  fileName: 'establecimientos-cr-demo.csv',
  content: REGISTER,
  options: {
    preset: null,
    mapping: null,
    country: 'CR',
    source_key: 'cr-demo',
    source_name: 'Registro de establecimientos (demo)',
    licence: 'CC BY 4.0',
  },
  minutesAgo: 35,
});
