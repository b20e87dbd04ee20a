import { z } from 'zod';
import { inEachLanguage, Slug } from '../../kit/index.ts';

const Version = z.int().min(0).meta({ description: 'Incremented with each change; 0 before the first.' });
/** Maximum length of the tagline, in each language. */
export const TAGLINE_MAX = 160;
export const BrandColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .meta({ description: 'Color as #rrggbb.', example: '#0b5d57' });

const texts = z
  .object(inEachLanguage(z.string()))
  .meta({ description: 'One sentence below the name, in each language; empty where none was written.' });

export const NetworkShowcase = z
  .object({
    published: z.boolean().meta({ description: 'Whether the page is public.' }),
    slug: Slug.meta({ description: 'Last part of its address, `/networks/{slug}`.' }),
    brand_color: BrandColor.nullable().meta({ description: 'Color of its head; null for the default one.' }),
    tagline: texts,
    clinics: z.int().meta({ description: 'Clinics that it shows.' }),
    packages: z.int().meta({ description: 'Published packages that it shows.' }),
    version: Version,
    actions: z.array(z.enum(['change'])).meta({ description: 'What the user may do.' }),
  })
  .meta({ id: 'NetworkShowcase', description: 'The public page of an organization, as its members edit it.' });
export type NetworkShowcase = z.infer<typeof NetworkShowcase>;

export const NetworkShowcaseUpdate = z
  .strictObject({
    version: Version.meta({ description: 'The version that was read.' }),
    published: z.boolean().meta({ description: 'Whether the page is public.' }),
    slug: Slug.min(3).max(80).meta({ description: 'Last part of its address.' }),
    brand_color: BrandColor.nullable().meta({ description: 'Color of its head; null for the default one.' }),
    tagline: z
      .strictObject(inEachLanguage(z.string().trim().max(TAGLINE_MAX)))
      .meta({ description: 'One sentence below the name, in each language.' }),
  })
  .meta({ id: 'NetworkShowcaseUpdate', description: 'Changes to the public page of an organization.' });
export type NetworkShowcaseUpdate = z.infer<typeof NetworkShowcaseUpdate>;
