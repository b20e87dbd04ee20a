import { JOURNEY_TABS, type JourneyStatus, type JourneySummary, journeyMachine } from '@travesia/contracts/journeys';
import { describe, expect, it } from 'vitest';
import { BOARD_COLUMNS, boardOf } from '../board-columns.ts';

const counts = { to_answer: 2, deciding: 0, coming: 3, here: 0, aftercare: 0, ended: 5, all: 10 };
const one = (id: string, status: JourneyStatus) => ({ id, status }) as JourneySummary;

describe('the board of journeys', () => {
  it('keeps the order of the list in each column, and says how many are not loaded', () => {
    const board = boardOf([one('a', 'inquiry'), one('b', 'preparing'), one('c', 'records_review')], counts);
    expect(board.map(({ column, journeys, more }) => [column, journeys.map(({ id }) => id), more])).toEqual([
      ['to_answer', ['a', 'c'], 0],
      ['deciding', [], 0],
      ['coming', ['b'], 2],
      ['here', [], 0],
      ['aftercare', [], 0],
    ]);
  });

  it('has a column for each open status, and each tab but the ended', () => {
    const all = Object.entries(journeyMachine.states);
    for (const [status, { tags }] of all) {
      const shown = boardOf([one('a', status as JourneyStatus)], counts).flatMap(({ journeys }) => journeys);
      expect(shown).toHaveLength((tags as readonly string[]).includes('open') ? 1 : 0);
    }
    expect([...BOARD_COLUMNS, 'ended', 'all']).toEqual([...JOURNEY_TABS]);
  });
});
