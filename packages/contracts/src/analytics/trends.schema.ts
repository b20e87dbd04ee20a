import { z } from 'zod';
import { DateOnly, optionalParam, TimeZone } from '../kit/index.ts';

export const TREND_RANGES = ['7d', '30d', '90d', '12m', 'custom'] as const;
export type TrendRange = (typeof TREND_RANGES)[number];
export const TREND_GROUPS = ['day', 'week', 'month'] as const;
/** Most days of a custom range. */
export const MOST_TREND_DAYS = 732;

export const TREND_KEYS = [
  'requests',
  'answered',
  'in_time',
  'accounts',
  'applications',
  'clinics_verified',
  'tickets_opened',
  'tickets_closed',
] as const;
export type TrendKey = (typeof TREND_KEYS)[number];

export const TrendGroup = z.enum(TREND_GROUPS).meta({ description: 'Length of a step.' });
export type TrendGroup = z.infer<typeof TrendGroup>;

const asked = {
  range: z.enum(TREND_RANGES).default('30d').meta({
    description: 'Last 7, 30 or 90 days or 12 months, each with today; custom: the days given by `from` and `to`.',
  }),
  from: optionalParam(DateOnly.meta({ description: 'First day of a custom range.' })),
  to: optionalParam(
    DateOnly.meta({ description: `Last day of a custom range, at most ${MOST_TREND_DAYS} days later.` }),
  ),
  group: optionalParam(
    TrendGroup.meta({ description: 'Length of a step; chosen by the length of the range if absent.' }),
  ),
};

export const ClinicTrendsQuery = z.object(asked);
export const TrendsQuery = z.object({
  ...asked,
  time_zone: TimeZone.default('UTC').meta({ description: 'Time zone in which days begin.' }),
});
export type TrendsQuery = z.infer<typeof TrendsQuery>;

const span = z.object({
  from: DateOnly.meta({ description: 'First day.' }),
  to: DateOnly.meta({ description: 'Last day.' }),
});

const counts = (description: string) => z.array(z.int().min(0)).meta({ description });

export const Trend = z
  .object({
    key: z.enum(TREND_KEYS).meta({
      description:
        'requests: requests received. answered: first answers given. in_time: first answers given by the day they were due. accounts: accounts created. applications: applications of clinics submitted. clinics_verified: clinics that became verified. tickets_opened, tickets_closed: tickets.',
    }),
    total: z.int().min(0).meta({ description: 'Count in the range.' }),
    values: counts('Count in each step.'),
    before: z
      .object({
        total: z.int().min(0).meta({ description: 'Count in the period before.' }),
        values: counts('Count in each step of the period before; may have one step more or fewer.'),
      })
      .nullable()
      .meta({ description: 'The period before; null if some of it has been deleted as we promise.' }),
    complete_from: DateOnly.nullable().meta({
      description: 'First day of which everything is kept, if that is within the range; else null.',
    }),
    link: z.string().meta({ description: 'Path of the list it counts, without language prefix.' }),
  })
  .meta({ id: 'Trend', description: 'A count over time.' });
export type Trend = z.infer<typeof Trend>;

export const Trends = z
  .object({
    ...span.shape,
    today: DateOnly.meta({ description: 'Today; the step that contains it is not over.' }),
    before: span.meta({ description: 'The period before, of the same length.' }),
    time_zone: z.string().meta({ description: 'Time zone in which days begin.' }),
    group: TrendGroup,
    steps: z
      .array(span)
      .meta({ description: 'Days, weeks from Monday, or months; the first and last may be shorter.' }),
    trends: z.array(Trend).meta({ description: 'Counts over these steps.' }),
  })
  .meta({ id: 'Trends', description: 'Counts over time, with the period before.' });
export type Trends = z.infer<typeof Trends>;
