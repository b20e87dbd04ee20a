import type { Locale } from '../i18n/locale.ts';

/** Cities of zones that are written otherwise than in the zone's name; by language where that differs. */
const WRITTEN: Readonly<Record<string, string | Readonly<Record<Locale, string>>>> = {
  Asuncion: 'Asunción',
  Bogota: 'Bogotá',
  'Sao Paulo': 'São Paulo',
  London: { en: 'London', es: 'Londres', pt: 'Londres' },
  'Los Angeles': { en: 'Los Angeles', es: 'Los Ángeles', pt: 'Los Angeles' },
  'Mexico City': { en: 'Mexico City', es: 'Ciudad de México', pt: 'Cidade do México' },
  'New York': { en: 'New York', es: 'Nueva York', pt: 'Nova York' },
  Panama: { en: 'Panama', es: 'Panamá', pt: 'Panamá' },
};

/** The place of an IANA zone: its city, as in the zone's name. `America/New_York` is Nueva York in Spanish. */
export function placeOfZone(locale: Locale, zone: string): string {
  const name = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const written = WRITTEN[name] ?? name;
  return typeof written === 'string' ? written : written[locale];
}
