import { z } from 'zod';
import { COUNTRY_CODE } from './country-code.ts';
import { KEY } from './key.ts';

/** A row's id: a UUID, version 7 if created by us. */
export const Id = z.uuid().meta({ description: 'Id, a UUID.', example: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10' });

/** A readable name in URLs: lowercase ASCII, digits and hyphens. */
export const Slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({
    description: 'Readable name in URLs: lowercase letters, digits, hyphens.',
    example: 'dental-implant-single',
  });

/** A key of a fixed list, such as a category: lowercase words joined by underscores. */
export const Key = z
  .string()
  .max(60)
  .regex(KEY)
  .meta({ description: 'Key of a fixed list: lowercase words joined by underscores.', example: 'mental_health' });

/** A name. */
export const Name = z.string().meta({ description: 'Name; in the requested language if it has several.' });

/** ISO 3166-1 alpha-2, uppercase. */
export const CountryCode = z
  .string()
  .regex(COUNTRY_CODE)
  .meta({ description: 'ISO 3166-1 alpha-2 country code.', example: 'CO' });

/** A calendar date, YYYY-MM-DD. */
export const DateOnly = z.iso.date().meta({ description: 'Calendar date, YYYY-MM-DD.', example: '2026-11-20' });

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso
  .datetime()
  .meta({ description: 'Instant, ISO 8601 in UTC.', example: '2026-11-20T12:00:00Z' });
