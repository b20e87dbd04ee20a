import type { ItineraryKind, JourneyFacts } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { calendar } from '../../../platform/calendar.ts';
import type { EntryContent } from '../itinerary/sealed-entry.ts';

/** A trip of the demo around its treatment. */
export interface DemoTrip {
  /** The city of the clinic and its airport; without one, nothing is planned yet. */
  city: { name: string; airport: string; hotel: string; address: string; phone: string; clinic: string };
  /** The airport at home. */
  home: HomeAirport;
  language: Locale;
  /** How many days after the first day on which they may fly; below zero, the booking was moved and the flight was not. */
  fliesAfter?: number;
}

/** Airports at home: their zone, and minutes of a flight to the region. */
const HOMES = {
  AMS: { zone: 'Europe/Amsterdam', minutes: 690 },
  ARN: { zone: 'Europe/Stockholm', minutes: 780 },
  BOS: { zone: 'America/New_York', minutes: 340 },
  FRA: { zone: 'Europe/Berlin', minutes: 700 },
  LAX: { zone: 'America/Los_Angeles', minutes: 345 },
  LIM: { zone: 'America/Lima', minutes: 230 },
  LIS: { zone: 'Europe/Lisbon', minutes: 600 },
  MIA: { zone: 'America/New_York', minutes: 505 },
  YUL: { zone: 'America/Toronto', minutes: 350 },
  YYZ: { zone: 'America/Toronto', minutes: 335 },
} as const;
export type HomeAirport = keyof typeof HOMES;

/** An instant, in the zone in which people there read it. */
interface Moment {
  at: Date;
  zone: string;
}

interface Planned {
  kind: ItineraryKind;
  trip: number;
  by: 'patient' | 'clinic';
  starts: Moment;
  ends: Moment;
  content: EntryContent;
}

const WORDS = {
  en: {
    out: 'Flight to the clinic',
    home: 'Flight home',
    stay: 'Hotel near the clinic',
    transfer: 'Transfer from the airport',
    back: 'Transfer to the airport',
    tests: 'Tests and talk with the anesthesiologist',
    fasting: 'Come without breakfast.',
    driver: 'The driver waits at the exit with your name.',
  },
  es: {
    out: 'Vuelo a la clínica',
    home: 'Vuelo de regreso',
    stay: 'Hotel cerca de la clínica',
    transfer: 'Traslado desde el aeropuerto',
    back: 'Traslado al aeropuerto',
    tests: 'Exámenes y consulta con anestesiología',
    fasting: 'Venga en ayunas.',
    driver: 'El conductor espera en la salida con su nombre.',
  },
  pt: {
    out: 'Voo para a clínica',
    home: 'Voo de volta',
    stay: 'Hotel perto da clínica',
    transfer: 'Traslado do aeroporto',
    back: 'Traslado para o aeroporto',
    tests: 'Exames e conversa com o anestesista',
    fasting: 'Venha em jejum.',
    driver: 'O motorista espera na saída com o seu nome.',
  },
} as const;

const MINUTE_MS = 60_000;
const NOTHING: Omit<EntryContent, 'title'> = { place: '', address: '', phone: '', reference: '', note: '' };

/** Flights, transfers, a stay and an appointment as their people would have written them. */
export function tripOf(
  { city, home, language, fliesAfter = 0 }: DemoTrip,
  { treatmentOn, facts, timeZone }: { treatmentOn: string; facts: JourneyFacts; timeZone: string },
): Planned[] {
  const words = WORDS[language];
  const day = (days: number) => calendar.addDays(treatmentOn, days);
  // Tests are in the morning of the day before.
  const arrives = day(-Math.max(2, facts.arrive_days_before));
  const leaves = day(Math.max(facts.fly_home_min_days, facts.hospital_nights) + fliesAfter);
  const there = (wall: string): Moment => ({ at: new Date(calendar.instantOf(wall, timeZone)), zone: timeZone });
  const { zone, minutes } = HOMES[home];
  const atHome = ({ at }: Moment, later: number): Moment => ({ at: new Date(at.getTime() + later * MINUTE_MS), zone });
  const lands = there(`${arrives}T16:30`);
  const departs = there(`${leaves}T13:20`);
  const hotel = { place: city.hotel, address: city.address, phone: city.phone };
  const flight = (from: string, to: string, number: string) => ({
    ...NOTHING,
    place: `${from} – ${to}`,
    reference: number,
  });
  return [
    {
      kind: 'flight_out',
      trip: 1,
      by: 'patient',
      starts: atHome(lands, -minutes),
      ends: lands,
      content: { title: words.out, ...flight(home, city.airport, 'TV 214') },
    },
    {
      kind: 'transfer',
      trip: 1,
      by: 'clinic',
      starts: there(`${arrives}T17:10`),
      ends: there(`${arrives}T18:00`),
      content: { title: words.transfer, ...NOTHING, place: city.airport, phone: city.phone, note: words.driver },
    },
    {
      kind: 'stay',
      trip: 1,
      by: 'clinic',
      starts: there(`${arrives}T18:15`),
      ends: there(`${leaves}T09:30`),
      content: { title: words.stay, ...NOTHING, ...hotel },
    },
    {
      kind: 'appointment',
      trip: 1,
      by: 'clinic',
      starts: there(`${day(-1)}T08:00`),
      ends: there(`${day(-1)}T10:00`),
      content: { title: words.tests, ...NOTHING, place: city.clinic, note: words.fasting },
    },
    {
      kind: 'transfer',
      trip: 1,
      by: 'clinic',
      starts: there(`${leaves}T10:00`),
      ends: there(`${leaves}T11:00`),
      content: { title: words.back, ...NOTHING, ...hotel },
    },
    {
      kind: 'flight_home',
      trip: 1,
      by: 'patient',
      starts: departs,
      ends: atHome(departs, minutes),
      content: { title: words.home, ...flight(city.airport, home, 'TV 215') },
    },
  ];
}
