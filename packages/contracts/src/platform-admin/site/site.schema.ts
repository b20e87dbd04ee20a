import { z } from 'zod';
import { Reason } from '../../audit/reason.ts';
import { inEachLanguage } from '../../kit/index.ts';

const Phone = z
  .string()
  .trim()
  .regex(/^\+[\d ().-]{6,30}$/)
  .nullable()
  .meta({ description: 'Telephone with country code; null if nobody answers one.', example: '+57 601 555 0123' });
const Hours = (longest: number) => z.strictObject(inEachLanguage(z.string().trim().min(2).max(longest)));
const HOURS_MAX = 120;
const Fee = z.number().min(0).max(30).multipleOf(0.1).meta({
  description: 'Share of a booking’s price that the platform keeps, in percent; 0 for none.',
  example: 8,
});

export const Site = z
  .object({
    phone: Phone,
    hours: Hours(HOURS_MAX)
      .nullable()
      .meta({ description: 'When someone answers, in three languages; null if not stated.' }),
    clinic_fee_percent: Fee,
    version: z.int().meta({ description: 'Increases with every change.' }),
  })
  .meta({ id: 'Site', description: 'What this installation says about itself.' });
export type Site = z.infer<typeof Site>;

export const SiteChange = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'Version that was read.' }),
    phone: Phone,
    hours: Hours(HOURS_MAX)
      .nullable()
      .meta({ description: 'When someone answers, in three languages; null to state none.' }),
    clinic_fee_percent: Fee,
    reason: Reason,
  })
  .meta({ id: 'SiteChange', description: 'Contact details and fee of the installation.' });
export type SiteChange = z.infer<typeof SiteChange>;
