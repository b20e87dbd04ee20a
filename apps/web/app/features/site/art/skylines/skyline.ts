import { type SkylineName, skylineNameFor } from '../../../../lib/art/names.ts';
import { buenosAires } from './argentina/buenos-aires.ts';
import { cordoba } from './argentina/cordoba.ts';
import { beloHorizonte } from './brazil/belo-horizonte.ts';
import { portoAlegre } from './brazil/porto-alegre.ts';
import { rioDeJaneiro } from './brazil/rio-de-janeiro.ts';
import { saoPaulo } from './brazil/sao-paulo.ts';
import { santiago } from './chile/santiago.ts';
import { bogota } from './colombia/bogota.ts';
import { bucaramanga } from './colombia/bucaramanga.ts';
import { cali } from './colombia/cali.ts';
import { cartagena } from './colombia/cartagena.ts';
import { medellin } from './colombia/medellin.ts';
import { escazu } from './costa-rica/escazu.ts';
import { liberia } from './costa-rica/liberia.ts';
import { sanJose } from './costa-rica/san-jose.ts';
import { santiagoDeLosCaballeros } from './dominican-republic/santiago-de-los-caballeros.ts';
import { santoDomingo } from './dominican-republic/santo-domingo.ts';
import { cuenca } from './ecuador/cuenca.ts';
import { guayaquil } from './ecuador/guayaquil.ts';
import { quito } from './ecuador/quito.ts';
import { cancun } from './mexico/cancun.ts';
import { guadalajara } from './mexico/guadalajara.ts';
import { losAlgodones } from './mexico/los-algodones.ts';
import { merida } from './mexico/merida.ts';
import { mexicali } from './mexico/mexicali.ts';
import { mexicoCity } from './mexico/mexico-city.ts';
import { monterrey } from './mexico/monterrey.ts';
import { puertoVallarta } from './mexico/puerto-vallarta.ts';
import { tijuana } from './mexico/tijuana.ts';
import { panamaCity } from './panama/panama-city.ts';
import { lima } from './peru/lima.ts';
import { tacna } from './peru/tacna.ts';
import { caribbeanTown, coastTown, hillTown, volcanoTown } from './typical.ts';

const skylines: Readonly<Record<SkylineName, () => string>> = {
  tijuana,
  'los-algodones': losAlgodones,
  mexicali,
  cancun,
  'puerto-vallarta': puertoVallarta,
  guadalajara,
  monterrey,
  'mexico-city': mexicoCity,
  merida,
  bogota,
  medellin,
  cali,
  cartagena,
  bucaramanga,
  'san-jose': sanJose,
  escazu,
  liberia,
  'sao-paulo': saoPaulo,
  'rio-de-janeiro': rioDeJaneiro,
  'belo-horizonte': beloHorizonte,
  'porto-alegre': portoAlegre,
  'buenos-aires': buenosAires,
  cordoba,
  'santo-domingo': santoDomingo,
  'santiago-de-los-caballeros': santiagoDeLosCaballeros,
  'panama-city': panamaCity,
  lima,
  tacna,
  santiago,
  quito,
  cuenca,
  guayaquil,
  'typical-mx': volcanoTown,
  'typical-co': hillTown,
  'typical-cr': volcanoTown,
  'typical-br': coastTown,
  'typical-ar': hillTown,
  'typical-do': caribbeanTown,
  'typical-pa': caribbeanTown,
  'typical-pe': hillTown,
  'typical-cl': hillTown,
  'typical-ec': volcanoTown,
};

/** The drawing alone, in `currentColor`, on an 800 × 240 ground; some peaks are up to 20 above it. */
export function skylineBody(name: string): string {
  const draw = skylines[skylineNameFor(name)];
  return `<g fill="currentColor" stroke-linecap="round" stroke-linejoin="round">${draw()}</g>`;
}

/** A skyline as a picture. Without a color it inherits the text color. */
export function drawSkyline(name: string, color = ''): string {
  const tint = color ? ` color="${color}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -20 800 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true"${tint}>${skylineBody(name)}</svg>`;
}
