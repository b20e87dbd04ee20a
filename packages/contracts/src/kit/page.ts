import { z } from 'zod';

/** Maximum page size. */
export const MAX_PAGE_SIZE = 100;

/** Query fields of every paginated list: `page` from 1, `limit` items per page. */
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
  total: z.int().meta({ description: 'Total items across all pages.' }),
  page: z.int().meta({ description: 'Current page, from 1.' }),
  page_size: z.int().meta({ description: 'Items per page.' }),
  total_pages: z.int().meta({ description: 'Number of pages; 0 if there are no items.' }),
  has_next: z.boolean().meta({ description: 'Whether there is a next page.' }),
  has_previous: z.boolean().meta({ description: 'Whether there is a previous page.' }),
};

/** The response of a paginated list of `item`, with optional fields next to `data`. */
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

/** Page facts derived from a total, a page number from 1 and a page size. */
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

/** A facet value: the value, its label in the response's language, and the number of results. */
export const FacetValue = z
  .object({
    value: z.string().meta({ description: 'Value to send in the query.' }),
    label: z.string().meta({ description: 'Display label.' }),
    count: z.int().meta({ description: 'Number of results with this value, with the other filters applied.' }),
  })
  .meta({ id: 'FacetValue', description: 'One value of a facet with its count.' });
export type FacetValue = z.infer<typeof FacetValue>;
