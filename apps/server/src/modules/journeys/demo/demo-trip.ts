import type { ItineraryKind, JourneyFacts } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { calendar } from '../../../platform/calendar.ts';
import type { EntryContent } from '../itinerary/sealed-entry.ts';

/** A trip of the demo around its treatment. */
export interface DemoTrip {
  /** The city of the clinic and its airport; without one, nothing is planned yet. */
  city: { name: string; airport: string; hotel: string; address: string; phone: string; clinic: string };
  home: string;
  language: Locale;
  /** How many days after the first day on which they may fly; below zero, the booking was moved and the flight was not. */
  fliesAfter?: number;
}

interface Planned {
  kind: ItineraryKind;
  trip: number;
  by: 'patient' | 'clinic';
  /** Wall times at the clinic. */
  starts: string;
  ends: string | null;
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
    fasting: 'Please come without breakfast.',
    driver: 'The driver waits at the exit with your name.',
  },
  es: {
    out: 'Vuelo a la clínica',
    home: 'Vuelo de regreso',
    stay: 'Hotel cerca de la clínica',
    transfer: 'Traslado desde el aeropuerto',
    back: 'Traslado al aeropuerto',
    tests: 'Exámenes y consulta con anestesiología',
    fasting: 'Venga en ayunas, por favor.',
    driver: 'El conductor espera en la salida con su nombre.',
  },
  pt: {
    out: 'Voo para a clínica',
    home: 'Voo de volta',
    stay: 'Hotel perto da clínica',
    transfer: 'Traslado do aeroporto',
    back: 'Traslado para o aeroporto',
    tests: 'Exames e conversa com o anestesista',
    fasting: 'Venha em jejum, por favor.',
    driver: 'O motorista espera na saída com o seu nome.',
  },
} as const;

const NOTHING: Omit<EntryContent, 'title'> = { place: '', address: '', phone: '', reference: '', note: '' };

/** Flights, transfers, a stay and an appointment as their people would have written them. */
export function tripOf(
  { city, home, language, fliesAfter = 1 }: DemoTrip,
  { treatmentOn, facts }: { treatmentOn: string; facts: JourneyFacts },
): Planned[] {
  const words = WORDS[language];
  const day = (days: number) => calendar.addDays(treatmentOn, days);
  const arrives = day(-Math.max(1, facts.arrive_days_before));
  const leaves = day(Math.max(facts.fly_home_min_days, facts.hospital_nights) + fliesAfter);
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
      starts: `${arrives}T07:40`,
      ends: `${arrives}T13:15`,
      content: { title: words.out, ...flight(home, city.airport, 'TV 214') },
    },
    {
      kind: 'transfer',
      trip: 1,
      by: 'clinic',
      starts: `${arrives}T13:45`,
      ends: `${arrives}T14:40`,
      content: { title: words.transfer, ...NOTHING, place: city.airport, phone: city.phone, note: words.driver },
    },
    {
      kind: 'stay',
      trip: 1,
      by: 'clinic',
      starts: `${arrives}T15:00`,
      ends: `${leaves}T09:30`,
      content: { title: words.stay, ...NOTHING, ...hotel },
    },
    {
      kind: 'appointment',
      trip: 1,
      by: 'clinic',
      starts: `${day(-1)}T16:00`,
      ends: `${day(-1)}T17:00`,
      content: { title: words.tests, ...NOTHING, place: city.clinic, note: words.fasting },
    },
    {
      kind: 'transfer',
      trip: 1,
      by: 'clinic',
      starts: `${leaves}T10:00`,
      ends: `${leaves}T11:00`,
      content: { title: words.back, ...NOTHING, ...hotel },
    },
    {
      kind: 'flight_home',
      trip: 1,
      by: 'patient',
      starts: `${leaves}T13:20`,
      ends: `${leaves}T19:05`,
      content: { title: words.home, ...flight(city.airport, home, 'TV 215') },
    },
  ];
}
