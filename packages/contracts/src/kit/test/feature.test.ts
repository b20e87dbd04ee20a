import { describe, expect, it } from 'vitest';
import { collect, defineFeature } from '../feature.ts';

const tickets = defineFeature({ audit: { 'ticket.closed': 'platform' } });
const lists = defineFeature({ audit: { 'list.shared': 'accounts' }, notifications: {} });

describe('collect', () => {
  it('merges what features declare, and skips those that declare nothing', () => {
    expect(collect([tickets, defineFeature({}), lists], 'audit')).toEqual({
      'ticket.closed': 'platform',
      'list.shared': 'accounts',
    });
  });

  it('rejects a name that two features declare, even alike', () => {
    const twin = defineFeature({ audit: { 'ticket.closed': 'platform' } });
    expect(() => collect([tickets, twin], 'audit')).toThrow('ticket.closed');
  });
});
