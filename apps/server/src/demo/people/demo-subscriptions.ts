import type { PackageType } from '@travesia/contracts/providers';
import type { DemoPeriod } from '../../modules/providers/index.ts';
import { calendar } from '../../platform/calendar.ts';
import { demoId } from '../demo-id.ts';

/**
 * Plan and days left of demo clinics; those not listed never subscribed. Subscriptions of clinics with owners are not about to
 * end: their dates move with the day, and each new end would be told anew.
 */
const DAYS_LEFT: Readonly<Record<PackageType, Readonly<Record<string, number>>>> = {
  basic: {
    'odontologia-suquia': 96,
    'clinica-de-ojos-chanar': 143,
    'odontologia-praia-vermelha': 210,
    'oftalmo-vila-nova': 58,
    'capilar-guaiba': 2,
    'odontologia-pance': 19,
    'clinica-dental-ceiba': 171,
    'centro-odontologico-irazu': 44,
    'dental-istmo': 123,
    'sonrisa-pacifico': 305,
    'clinica-barranco-sur': 12,
    'dental-garita-norte': 87,
    'dental-algodones-norte': 251,
    'dental-medanos': -9,
    'capilar-reforma': -1,
    'clinica-de-ojos-mareal': 30,
    'dental-y-vision-caplina': -121,
    'clinica-flamboyan': 66,
  },
  professional: {
    'clinica-valle-central': 204,
    'clinica-pedra-bonita': 133,
    'clinica-serra-velha': 182,
    'plastica-reboucas': 75,
    'centro-quirurgico-paramo': 240,
    'clinica-mirador-del-aburra': 7,
    'centro-de-fertilidad-yarumo': 318,
    'clinica-baluarte-de-manga': 102,
    'fertilidad-escazu': 39,
    'ortopedia-tamarindo': 156,
    'istmo-cirugia': 221,
    'estetica-caribe-ozama': -34,
    'clinica-caoba-real': 94,
    'clinica-guapulo-alto': 26,
    'instituto-bariatrico-frontera': 190,
    'ortopedia-mitras': 265,
    'instituto-fertil-guadalajara': 112,
    'centro-quirurgico-tabachin': -62,
    'clinica-parque-volcanes': 148,
  },
  enterprise: {
    'hospital-bajo-san-telmo': 330,
    'instituto-cardiologico-quillay': 199,
    'hospital-jequitiba-paulista': 286,
    'fundacion-cardiaca-sumapaz': 118,
    'clinica-saman-del-valle': 55,
    'hospital-cafetal': 163,
    'hospital-laguna-salada': 23,
    'hospital-punta-arrecife': 235,
    'centro-oncologico-ahuehuete': 409,
  },
};
/** Had the basic plan for a year before. */
const BEGAN_BASIC = ['clinica-valle-central', 'clinica-guapulo-alto', 'hospital-cafetal', 'estetica-caribe-ozama'];

const YEAR = 12;

/** Subscriptions of demo clinics in every status, by the year, as of today. */
export const demoSubscriptions = (today: Date): DemoPeriod[] =>
  (Object.keys(DAYS_LEFT) as PackageType[]).flatMap((plan) =>
    Object.entries(DAYS_LEFT[plan]).flatMap(([slug, daysLeft]) => {
      const end = calendar.addDays(today.toISOString().slice(0, 10), daysLeft);
      const last = yearTo(slug, plan, end);
      return BEGAN_BASIC.includes(slug) ? [yearTo(slug, 'basic', last.startsOn), last] : [last];
    }),
  );

/** A year that ends on a day. */
const yearTo = (slug: string, packageType: PackageType, endsOn: string): DemoPeriod => ({
  id: demoId(`subscription/${slug}/${packageType}`),
  providerId: demoId(`provider/${slug}`),
  packageType,
  months: YEAR,
  startsOn: calendar.addMonths(endsOn, -YEAR),
  endsOn,
});
