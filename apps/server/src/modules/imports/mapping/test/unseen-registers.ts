/**
 * Registers as other countries might publish them, written for these tests with invented facilities: the rules for column names
 * were tuned on one half and only measured on the other. `expect` says which columns must feed which field.
 */
export interface UnseenRegister {
  name: string;
  half: 'tuned' | 'held-out';
  country: string;
  encoding: string;
  text: string;
  expect: Record<string, string | string[]>;
}

export const unseenRegisters: UnseenRegister[] = [
  {
    name: 'chile',
    half: 'tuned',
    country: 'CL',
    encoding: 'windows-1252',
    text: `Código Vigente;Código Madre;Nombre Oficial;Nivel de Atención;Tipo Establecimiento;Pertenencia SNSS;Servicio de Salud;Región;Comuna;Vía;Número;Fono Establecimiento;LATITUD [Grados decimales];LONGITUD [Grados decimales]
901001;;Centro de Salud Familiar Los Boldos;Primario;CESFAM;Perteneciente;Servicio Imaginario Sur;Región Del Maule;Talca;Calle 4 Norte;1250;56712211001;-35.4264;-71.6554
901002;901001;Posta de Salud Rural El Manzano Chico;Primario;PSR;Perteneciente;Servicio Imaginario Sur;Región Del Maule;San Clemente;Camino Vecinal;S/N;56712211002;-35.5501;-71.4872
901003;;Hospital Comunitario Quebrada Honda;Secundario;HOSPITAL;Perteneciente;Servicio Imaginario Sur;Región Del Maule;Cauquenes;Balmaceda;77;56732211003;-35.9674;-72.3223
901004;901001;Centro Comunitario de Salud Familiar Las Violetas;Primario;CECOSF;Perteneciente;Servicio Imaginario Sur;Región Del Maule;Talca;Pasaje 3;455;56712211004;-35.4301;-71.6402
901005;;Clínica Bosque Alto;Terciario;CLINICA;No Perteneciente;Servicio Imaginario Sur;Región De Ñuble;Chillán;Avenida Collín;980;56422211005;-36.6101;-72.1034
901006;;Laboratorio Clínico Río Claro;Secundario;LAB;No Perteneciente;Servicio Imaginario Norte;Región De Ñuble;Bulnes;O'Higgins;31;56422211006;-36.7425;-72.2981
`,
    expect: {
      externalId: 'Código Vigente',
      name: 'Nombre Oficial',
      type: 'Tipo Establecimiento',
      region: 'Región',
      city: 'Comuna',
      phone: 'Fono Establecimiento',
      street: 'Vía',
      houseNumber: 'Número',
      lat: 'LATITUD [Grados decimales]',
      lon: 'LONGITUD [Grados decimales]',
    },
  },
  {
    name: 'ecuador',
    half: 'tuned',
    country: 'EC',
    encoding: 'utf-8',
    text: `NRO,UNICÓDIGO,NOMBRE COMERCIAL DEL ESTABLECIMIENTO,INSTITUCIÓN DEL SISTEMA,NIVEL DE ATENCIÓN,TIPOLOGÍA DE ESTABLECIMIENTO,PROVINCIA,CANTÓN,PARROQUIA,CALLE PRINCIPAL,TELÉFONO CONVENCIONAL,CORREO ELECTRÓNICO INSTITUCIONAL,COORDENADA X,COORDENADA Y
1,770011,CONSULTORIO MÉDICO LOMA AZUL,PRIVADOS,I NIVEL,CONSULTORIO GENERAL,AZUAY,CUENCA,YANUNCAY,AV. LOJA Y CALLE 2,072800011,lomaazul@example.com,-79.0201,-2.9105
2,770012,CENTRO DE SALUD TIPO A PAMBA LARGA,MSP,I NIVEL,CS A,AZUAY,GIRÓN,ASUNCIÓN,VÍA PRINCIPAL,072800012,pamba@example.com,-79.1502,-3.1608
3,770013,HOSPITAL BÁSICO VALLE QUIETO,MSP,II NIVEL,HB,LOJA,CATAMAYO,CATAMAYO,ISIDRO AYORA,072800013,valle@example.com,-79.3560,-3.9870
4,770014,PUESTO DE SALUD EL ARENAL BAJO,IESS,I NIVEL,PS,LOJA,MACARÁ,LARAMA,S/N,072800014,arenal@example.com,-79.9450,-4.3821
5,770015,CENTRO ODONTOLÓGICO SONRISA ANDINA,PRIVADOS,I NIVEL,CONSULTORIO ODONTOLOGICO,PICHINCHA,QUITO,ITCHIMBÍA,TAMAYO N24,022800015,sonrisa@example.com,-78.4870,-0.2050
6,770016,LABORATORIO CLÍNICO TRES RÍOS,PRIVADOS,APOYO,LABORATORIO,PICHINCHA,RUMIÑAHUI,SANGOLQUÍ,ENRÍQUEZ 12,022800016,tresrios@example.com,-78.4480,-0.3302
`,
    expect: {
      externalId: 'UNICÓDIGO',
      name: 'NOMBRE COMERCIAL DEL ESTABLECIMIENTO',
      type: 'TIPOLOGÍA DE ESTABLECIMIENTO',
      region: 'PROVINCIA',
      city: 'CANTÓN',
      district: 'PARROQUIA',
      street: 'CALLE PRINCIPAL',
      phone: 'TELÉFONO CONVENCIONAL',
      email: 'CORREO ELECTRÓNICO INSTITUCIONAL',
      lat: 'COORDENADA Y',
      lon: 'COORDENADA X',
    },
  },
  {
    name: 'uruguay',
    half: 'tuned',
    country: 'UY',
    encoding: 'windows-1252',
    text: `Nº;Prestador integral;Centro asistencial;Clase de centro;Depto.;Localidad;Domicilio del centro;Tel./Fax;Cód. RUCAF;Mail de contacto
1;MUTUAL DEL LITORAL;Policlínica Barrio Anglo Viejo;POL;Río Negro;Fray Bentos;Inglaterra 340;4562 0011;RU-40011;anglo@example.com
2;MUTUAL DEL LITORAL;Sanatorio Cuchilla Verde;SAN;Paysandú;Guichón;18 de Julio 22;4742 0012;RU-40012;cuchilla@example.com
3;ASISTENCIAL ESTE;Policlínica Laguna Redonda;POL;Rocha;Castillos;Olivera 101;4475 0013;RU-40013;laguna@example.com
4;ASISTENCIAL ESTE;Hospital Local Sierra Baja;HOS;Lavalleja;Minas;Treinta y Tres 9;4442 0014;RU-40014;sierra@example.com
5;ASISTENCIAL ESTE;Centro de Diagnóstico Faro Norte;DIA;Maldonado;Piriápolis;Rambla 55;4432 0015;RU-40015;faro@example.com
6;MUTUAL DEL LITORAL;Puesto de Salud Paso Tuerto;PUE;Salto;Belén;s/n;4733 0016;RU-40016;paso@example.com
`,
    expect: {
      externalId: 'Cód. RUCAF',
      name: 'Centro asistencial',
      type: 'Clase de centro',
      region: 'Depto.',
      city: 'Localidad',
      street: 'Domicilio del centro',
      phone: 'Tel./Fax',
      email: 'Mail de contacto',
    },
  },
  {
    name: 'spain',
    half: 'tuned',
    country: 'ES',
    encoding: 'windows-1252',
    text: `CODCNH;NOMBRE DEL CENTRO;DIRECCION;TELEFONO 1;CODPOSTAL;MUNICIPIO;PROVINCIA;COMUNIDAD AUTONOMA;NCAMAS;CLASE DE CENTRO;DEPENDENCIA FUNCIONAL
990011;HOSPITAL VALLE DE LAS HAYAS;CALLE CALLE MAYOR 4;923000011;37001;SALAMANCA;SALAMANCA;CASTILLA Y LEON;210;HOSPITALES GENERALES;SERVICIO PUBLICO
990012;CLINICA PUERTA DEL ROBLE;AVENIDA AVDA. DE ITALIA 9;923000012;37007;BEJAR;SALAMANCA;CASTILLA Y LEON;45;MEDICO-QUIRURGICO;PRIVADO
990013;HOSPITAL COSTA DE LOS PINOS;PASEO MARITIMO 80;971000013;07014;PALMA;ILLES BALEARS;ILLES BALEARS;320;HOSPITALES GENERALES;SERVICIO PUBLICO
990014;CENTRO DE SALUD MONTE LENTO;C/ NUEVA 3;922000014;38001;SANTA CRUZ DE TENERIFE;SANTA CRUZ DE TENERIFE;CANARIAS;0;ATENCION PRIMARIA;SERVICIO PUBLICO
990015;SANATORIO ARROYO CLARO;CALLE DEL POZO 15;949000015;19001;GUADALAJARA;GUADALAJARA;CASTILLA LA MANCHA;66;GERIATRIA;PRIVADO
990016;HOSPITAL SIERRA CALMA;CTRA. NACIONAL KM 3;953000016;23001;JAEN;JAEN;ANDALUCIA;140;HOSPITALES GENERALES;SERVICIO PUBLICO
`,
    expect: {
      externalId: 'CODCNH',
      name: 'NOMBRE DEL CENTRO',
      type: 'CLASE DE CENTRO',
      region: ['PROVINCIA', 'COMUNIDAD AUTONOMA'],
      city: 'MUNICIPIO',
      street: 'DIRECCION',
      postalCode: 'CODPOSTAL',
      phone: 'TELEFONO 1',
      beds: 'NCAMAS',
    },
  },
  {
    name: 'panama',
    half: 'held-out',
    country: 'PA',
    encoding: 'windows-1252',
    text: `Orden|Región de Salud|Distrito|Corregimiento|Instalación de salud|Tipo de instalación|Cód. instalación|Dirección física|Teléfonos|Latitud (N)|Longitud (O)
1|Coclé|Penonomé|Río Indio|Centro de Salud Loma Bonita|CS|PA-3011|Calle principal|997-0011|8.5189|-80.3575
2|Coclé|Antón|El Retiro|Puesto de Salud Cerro Pelón|PS|PA-3012|Vía a Cerro Pelón|997-0012|8.3967|-80.2631
3|Herrera|Chitré|Llano Bonito|Policlínica Mar Sereno|POLI|PA-3013|Avenida Pérez 20|996-0013|7.9606|-80.4290
4|Herrera|Ocú|Los Llanos|Hospital Rural Palo Verde|HR|PA-3014|Entrada a Ocú|974-0014|7.9414|-80.7790
5|Veraguas|Santiago|Canto del Llano|Clínica Los Guayacanes Nuevos|CLIN|PA-3015|Calle 9|998-0015|8.1052|-80.9700
6|Veraguas|Soná|Rodeo Viejo|Subcentro de Salud Bahía Corta|SCS|PA-3016|Frente a la escuela|998-0016|8.0105|-81.3181
`,
    expect: {
      externalId: 'Cód. instalación',
      name: 'Instalación de salud',
      type: 'Tipo de instalación',
      region: 'Región de Salud',
      city: 'Distrito',
      street: 'Dirección física',
      phone: 'Teléfonos',
      lat: 'Latitud (N)',
      lon: 'Longitud (O)',
    },
  },
  {
    name: 'dominican-republic',
    half: 'held-out',
    country: 'DO',
    encoding: 'utf-8',
    text: `No.,SRS,Provincia,Municipio,Sector/Paraje,Centro de salud,Tipo de centro,Código CNS,Tel. 1,Correo,Geolocalización
1,Norte,Santiago,Tamboril,Los Cocos,UNAP Los Cocos Altos,UNAP,DO-11001,809-555-0111,cocos@example.com,"19.4870, -70.6100"
2,Norte,Santiago,Licey,La Paloma,Hospital Municipal Río Manso,HM,DO-11002,809-555-0112,manso@example.com,"19.4280, -70.6140"
3,Este,La Altagracia,Higüey,Savica,Centro Diagnóstico Playa Larga,CD,DO-11003,809-555-0113,playa@example.com,"18.6150, -68.7070"
4,Este,La Romana,La Romana,Villa Pereyra,Clínica Dental Caña Dulce,CDENT,DO-11004,809-555-0114,cana@example.com,"18.4270, -68.9720"
5,Sur,Barahona,Enriquillo,Arroyo Dulce,UNAP Arroyo Seco Abajo,UNAP,DO-11005,809-555-0115,arroyo@example.com,"17.8990, -71.2350"
6,Sur,Azua,Azua,La Bombita,Policlínica Sol Naciente,POL,DO-11006,809-555-0116,sol@example.com,"18.4530, -70.7340"
`,
    expect: {
      externalId: 'Código CNS',
      name: 'Centro de salud',
      type: 'Tipo de centro',
      region: 'Provincia',
      city: 'Municipio',
      phone: 'Tel. 1',
      email: 'Correo',
      point: 'Geolocalización',
    },
  },
  {
    name: 'argentina',
    half: 'held-out',
    country: 'AR',
    encoding: 'utf-8',
    text: `establecimiento_id,establecimiento_nombre,tipologia_nombre,localidad_nombre,departamento_nombre,provincia_nombre,domicilio,cod_postal,telefono_1,sitio_web,latitud_wgs84,longitud_wgs84
660011,CLINICA MONTE TRANQUILO,Con internación general,TANDIL,TANDIL,BUENOS AIRES,PINTO 399,7000,0249 4000011,www.montetranquilo.example.com,-37.3217,-59.1332
660012,CAPS LAGUNA DE LOS PATOS,Sin internación,AZUL,AZUL,BUENOS AIRES,BURGOS 80,7300,02281 400012,,-36.7770,-59.8585
660013,SANATORIO RIO DE PIEDRA,Con internación general,VILLA DOLORES,SAN JAVIER,CORDOBA,LIBERTAD 10,5870,03544 400013,www.riodepiedra.example.com,-31.9458,-65.1896
660014,CENTRO DE IMAGENES TRES CUMBRES,De diagnóstico,SAN RAFAEL,SAN RAFAEL,MENDOZA,MITRE 700,5600,0260 4000014,,-34.6177,-68.3301
660015,HOSPITAL DISTRITAL PINAR LARGO,Con internación general,ESQUEL,FUTALEUFU,CHUBUT,ALVEAR 5,9200,02945 400015,,-42.9115,-71.3194
660016,CONSULTORIOS AGUA CLARA,Sin internación,GOYA,GOYA,CORRIENTES,COLON 250,3450,03777 400016,,-29.1442,-59.2643
`,
    expect: {
      externalId: 'establecimiento_id',
      name: 'establecimiento_nombre',
      type: 'tipologia_nombre',
      region: 'provincia_nombre',
      city: 'localidad_nombre',
      district: 'departamento_nombre',
      street: 'domicilio',
      postalCode: 'cod_postal',
      phone: 'telefono_1',
      website: 'sitio_web',
      lat: 'latitud_wgs84',
      lon: 'longitud_wgs84',
    },
  },
  {
    name: 'paraguay',
    half: 'held-out',
    country: 'PY',
    encoding: 'windows-1252',
    text: `Ítem;Cód. Serv.;Denominación del servicio;Tipo de servicio de salud;Dpto.;Distrito;Barrio / Compañía;Ubicación (calle);Nro. telefónico;Lat.;Long.
1;PY-811;USF Isla Valle Guazú;USF;Central;Areguá;Isla Valle;Ruta Areguá;0291 430 011;-25.3011;-57.3920
2;PY-812;Hospital Distrital Arroyo Porã Chico;HD;Itapúa;Fram;Centro;Avenida Gaspar;0761 265 012;-27.0920;-56.0221
3;PY-813;Puesto de Salud Yvy Hû;PS;San Pedro;Lima;Yvy Hû;Camino vecinal;0343 222 013;-24.1201;-56.4301
4;PY-814;Centro de Salud Tacuara Alta;CS;Guairá;Mbocayaty;Centro;Boquerón 12;0541 234 014;-25.7250;-56.4120
5;PY-815;Sanatorio Cordillera Blanca;SAN;Cordillera;Caacupé;San Blas;Alberdi 300;0511 242 015;-25.3860;-57.1400
6;PY-816;USF Costa Pucú Norte;USF;Caaguazú;Yhú;Costa Pucú;Ruta 13;0526 218 016;-25.0580;-55.9230
`,
    expect: {
      externalId: 'Cód. Serv.',
      name: 'Denominación del servicio',
      type: 'Tipo de servicio de salud',
      region: 'Dpto.',
      city: 'Distrito',
      street: 'Ubicación (calle)',
      phone: 'Nro. telefónico',
      lat: 'Lat.',
      lon: 'Long.',
    },
  },
];
