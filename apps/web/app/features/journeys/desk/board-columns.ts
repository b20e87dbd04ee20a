import type { JourneyCounts, JourneyStatus, JourneySummary } from '@travesia/contracts/journeys';

/** The columns of the board: tabs of journeys that go on, in order. */
export const BOARD_COLUMNS = ['to_answer', 'deciding', 'coming', 'here', 'aftercare'] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

const COLUMN_OF: Readonly<Partial<Record<JourneyStatus, BoardColumn>>> = {
  inquiry: 'to_answer',
  records_review: 'to_answer',
  quoted: 'deciding',
  accepted: 'deciding',
  booked: 'coming',
  preparing: 'coming',
  travelling: 'coming',
  in_treatment: 'here',
  recovery: 'here',
  aftercare: 'aftercare',
};

/** Journeys by column, each in the order of the list, and how many a column has beyond those loaded. */
export const boardOf = (journeys: readonly JourneySummary[], counts: JourneyCounts) =>
  BOARD_COLUMNS.map((column) => {
    const found = journeys.filter(({ status }) => COLUMN_OF[status] === column);
    return { column, journeys: found, more: Math.max(0, counts[column] - found.length) };
  });
