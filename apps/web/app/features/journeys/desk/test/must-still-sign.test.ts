import { describe, expect, it } from 'vitest';
import { mustStillSign } from '../must-still-sign.ts';

describe('mustStillSign', () => {
  it('asks for a signature that is missing or outdated, while the journey goes on', () => {
    expect(mustStillSign({ review: 'needed', status: 'records_review' })).toBe(true);
    expect(mustStillSign({ review: 'outdated', status: 'quoted' })).toBe(true);
    expect(mustStillSign({ review: 'signed', status: 'quoted' })).toBe(false);
    expect(mustStillSign({ review: 'not_needed', status: 'inquiry' })).toBe(false);
  });

  it('asks for nothing once the journey ended', () => {
    expect(mustStillSign({ review: 'needed', status: 'expired' })).toBe(false);
    expect(mustStillSign({ review: 'outdated', status: 'declined' })).toBe(false);
  });
});
