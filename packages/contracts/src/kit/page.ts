import { z } from 'zod';

/** Largest page a list answers. */
export const MAX_PAGE_SIZE = 100;

/** Query fields of every paged list: `page` from 1, `limit` items a page. */
export const pageQuery = (defaultLimit: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ description: 'Page number, from 1.' }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_PAGE_SIZE)
    .default(defaultLimit)
    .meta({ description: `Items a page, at most ${MAX_PAGE_SIZE}.` }),
});

const pageFields = {
  total: z.int().meta({ description: 'Items in all pages.' }),
  page: z.int().meta({ description: 'This page, from 1.' }),
  page_size: z.int().meta({ description: 'Items a page.' }),
  total_pages: z.int().meta({ description: 'Number of pages, 0 when there is nothing.' }),
  has_next: z.boolean().meta({ description: 'Whether a later page exists.' }),
  has_previous: z.boolean().meta({ description: 'Whether an earlier page exists.' }),
};

/** The answer of a paged list of `item`, with any further fields beside `data`. */
export const pageOf = <T extends z.ZodType, E extends z.ZodRawShape = Record<never, never>>(item: T, extra?: E) =>
  z.object({ data: z.array(item).meta({ description: 'The items of this page.' }), ...pageFields, ...(extra as E) });

export interface PageFacts {
  total: number;
  page: number;
  page_size: number;
  total_pages: number;
  has_next: boolean;
  has_previous: boolean;
}

/** Page numbers derived from a total, a page from 1 and a page size. */
export function pageFacts(total: number, page: number, pageSize: number): PageFacts {
  const pages = Math.ceil(total / pageSize);
  return {
    total,
    page,
    page_size: pageSize,
    total_pages: pages,
    has_next: page < pages,
    has_previous: page > 1 && pages > 0,
  };
}

/** One choice of a facet: its value, its label in the answer's language, how many results it would leave. */
export const FacetValue = z
  .object({
    value: z.string().meta({ description: 'The value to send in the query.' }),
    label: z.string().meta({ description: 'What to show for it.' }),
    count: z.int().meta({ description: 'Results with this value, the other filters kept.' }),
  })
  .meta({ id: 'FacetValue', description: 'One value of a facet with its count.' });
export type FacetValue = z.infer<typeof FacetValue>;
