/** Sample rows in the style of registries of several countries: real headers and mess, fictional facilities. */
export type RegisterSample = { country: string; text: string; encoding?: string; name?: string };

export const registerSamples: Record<string, RegisterSample> = {
  mexico: {
    country: 'MX',
    encoding: 'windows-1252',
    text: [
      'CLUES,CLAVE DE LA INSTITUCION,NOMBRE DE LA INSTITUCION,ENTIDAD,MUNICIPIO,LOCALIDAD,NOMBRE TIPO ESTABLECIMIENTO,NOMBRE DE TIPOLOGIA,NOMBRE DE LA UNIDAD,VIALIDAD,NUMERO EXTERIOR,CODIGO POSTAL,ESTATUS DE OPERACION,TELEFONO,LATITUD,LONGITUD,TOTAL DE CAMAS',
      'ASIMB000013,IMB,IMSS BIENESTAR,AGUASCALIENTES,ASIENTOS,VILLA JUÁREZ,DE CONSULTA EXTERNA,RURAL DE 01 NÚCLEO BÁSICO,VILLA JUÁREZ,MORELOS,12,20715,EN OPERACION,4969671234,22.1023,-102.0661,0',
      'JCIMS000021,IMS,INSTITUTO MEXICANO DEL SEGURO SOCIAL,JALISCO,GUADALAJARA,GUADALAJARA,DE HOSPITALIZACIÓN,HOSPITAL GENERAL,"HOSPITAL GENERAL DE ZONA 14 IMSS",AV. REVOLUCIÓN,2735,44860,EN OPERACION,(33) 3617 0060 EXT 31000,20.6503,-103.3001,240',
      'JCSSA000999,SSA,SECRETARIA DE SALUD,JALISCO,ZAPOPAN,ZAPOPAN,DE CONSULTA EXTERNA,CENTRO DE SALUD,CENTRO DE SALUD LA LOMA,HIDALGO,S/N,45100,FUERA DE OPERACION,,20.7,-103.4,0',
    ].join('\r\n'),
  },
  colombia: {
    country: 'CO',
    text: [
      'depa_nombre;muni_nombre;codigo_habilitacion;numero_sede;sede_nombre;nombre_prestador;clpr_nombre;naju_nombre;direccion;telefono;email;habilitado',
      'Antioquia;MEDELLÍN;0500100001;01;CLÍNICA DEL VALLE VERDE S.A.S.;CLÍNICA DEL VALLE VERDE S.A.S.;Instituciones Prestadoras de Servicios de Salud - IPS;Privada;CARRERA 43 A # 5 - 20;6044441234;info@valleverde.com.co;SI',
      'Antioquia;MEDELLÍN;0500100001;02;CLÍNICA DEL VALLE VERDE SEDE NORTE;CLÍNICA DEL VALLE VERDE S.A.S.;Instituciones Prestadoras de Servicios de Salud - IPS;Privada;CALLE 50 # 71 - 80;6044441299;;SI',
      'Cundinamarca;CHÍA;2517500010;01;ANA PÉREZ ODONTOLOGÍA;ANA PÉREZ;Profesional Independiente;Privada;CALLE 10 # 9-20;3104567890;ana@example.com;SI',
    ].join('\n'),
  },
  brazil: {
    country: 'BR',
    encoding: 'latin1',
    text: [
      '"CO_CNES";"NO_RAZAO_SOCIAL";"NO_FANTASIA";"NO_LOGRADOURO";"NU_ENDERECO";"NO_BAIRRO";"CO_CEP";"NU_TELEFONE";"NO_EMAIL";"TP_UNIDADE";"CO_ESTADO_GESTOR";"NU_LATITUDE";"NU_LONGITUDE"',
      '"2077396";"FUNDACAO DA BOA SAUDE";"HOSPITAL SAO JOAO DA SERRA";"RUA DAS ACACIAS";"120";"CENTRO";"01310-100";"(11)3069-6000";"CONTATO@SAOJOAO.ORG.BR";"05";"35";"-23.5570";"-46.6697"',
      '"0012345";"PREFEITURA MUNICIPAL DE ITU";"UBS VILA NOVA";"AV BRASIL";"S/N";"VILA NOVA";"13300000";"";"";"02";"35";"-23,2642";"-47,2992"',
      '"0099999";"SORRISO LTDA";"CLINICA ODONTOLOGICA SORRISO";"RUA XV DE NOVEMBRO";"5";"CENTRO";"80020310";"41 3222-1111";"";"36";"41";"";""',
    ].join('\n'),
  },
  chile: {
    country: 'CL',
    text: [
      'EstablecimientoCodigo;RegionGlosa;TipoEstablecimientoGlosa;EstablecimientoGlosa;DependenciaAdministrativa;ComunaGlosa;TipoViaGlosa;NombreVia;Numero;TelefonoMovil_TelefonoFijo;Latitud;Longitud;EstadoFuncionamiento',
      '110123;Región Metropolitana de Santiago;Clínica;Clínica Los Aromos;Privado;Providencia;Avenida;Los Aromos;1234;56 2 22101234;-33,4321;-70,6123;Vigente en operación',
      '110124;Región de Valparaíso;Hospital;Hospital del Puerto;Público;Valparaíso;Calle;San Ignacio;725;(32) 2577600;-33.0472;-71.6127;Cerrado',
    ].join('\n'),
  },
  peru: {
    country: 'PE',
    encoding: 'latin1',
    text: [
      'Institución|Código Único|Nombre del establecimiento|Clasificación|Tipo|Departamento|Provincia|Distrito|UBIGEO|Dirección|Categoria|Teléfono|Horario|Estado|Condición|NORTE|ESTE|CAMAS',
      'GOBIERNO REGIONAL|00003412|LAS PALMERAS|PUESTOS DE SALUD|ESTABLECIMIENTO DE SALUD SIN INTERNAMIENTO|PIURA|SULLANA|MARCAVELICA|200604|AV. LIMA S/N|I-1|73-507070|08:00-14:00|ACTIVADO|EN FUNCIONAMIENTO|-80.7038|-4.8801|',
      'PRIVADO|00012345|CLINICA LOS OLIVOS DEL INCA S.A.C.|HOSPITALES O CLINICAS|ESTABLECIMIENTO DE SALUD CON INTERNAMIENTO|LIMA|LIMA|SAN ISIDRO|150131|CALLE LOS PINOS 120|II-2|01-4401234|24 HORAS|ACTIVADO|EN FUNCIONAMIENTO|-12.0970|-77.0365|40',
    ].join('\n'),
  },
  'costa rica': {
    country: 'CR',
    encoding: 'utf-16',
    text: [
      'Código\tNombre del EBAIS o clínica\tProvincia\tCantón\tDistrito\tOtras señas\tTeléfono\tLatitud\tLongitud',
      '1001\tEBAIS Los Guido 2\tSan José\tDesamparados\tLos Guido\t200 m sur de la iglesia\t2270-1234\t9.8661\t-84.0503',
      '1002\tClínica Dr. Mora Salazar\tAlajuela\tSan Carlos\tQuesada\tFrente al parque\t2460 1080\t10.3238\t-84.4271',
    ].join('\r\n'),
  },
  'unknown words in Spanish': {
    country: 'EC',
    name: 'listado_2024.csv',
    text: [
      'Ministerio de Salud Pública',
      'Listado de establecimientos; corte a marzo de 2024',
      '',
      'N°;Denominación;Ámbito;Prov.;Ciudad;Calle principal;Central telefónica;Correo;Coord. Y;Coord. X',
      '1;Hospital Básico El Mirador;Urbano;PICHINCHA;QUITO;Av. 10 de Agosto N34-120;(02) 245-1234;hbm@example.ec;-0,1807;-78,4678',
      '2;Centro de Salud San Blas;Rural;AZUAY;CUENCA;Calle Larga 5-24;07 283 1122;;-2,9001;-79,0059',
      '3;Clínica Santa Marianita;Urbano;MANABÍ;MANTA;Calle 13 y Av. 4;05 262 1234;csm@example.ec;-0,9494;-80,7314',
      'Fuente: registro propio',
    ].join('\n'),
  },
  english: {
    country: 'DO',
    text: [
      'facility_id,facility_name,facility_type,country,state,city,address,zip,phone_number,website,latitude,longitude,beds',
      'DO-1,"Palm Bay Hospital, Punta Cana",Hospital,Dominican Republic,La Altagracia,Punta Cana,"Av. España 1, Bávaro",23000,+1 809-552-1234,www.palmbay.example.com,18.6512,-68.4001,60',
      'DO-2,Sunrise Dental Center,Dental clinic,Dominican Republic,Puerto Plata,Sosúa,Calle Pedro Clisante 10,57600,(809) 571-5678,,19.7520,-70.5178,',
    ].join('\n'),
  },
  uruguay: {
    country: 'UY',
    text: [
      'Institución|Nombre Centro|Departamento|Localidad|Dirección|Teléfonos|Coordenadas',
      'ASSE|POLICLINICA BARRIO ARTIGAS|SALTO|SALTO|Av. Barbieri 1400|4733 2155|"-31.3833, -57.9667"',
      'Mutual|SANATORIO DEL LITORAL|PAYSANDU|PAYSANDU|18 de Julio 900|4722 4836|"-32.3171, -58.0807"',
    ].join('\n'),
  },
};
