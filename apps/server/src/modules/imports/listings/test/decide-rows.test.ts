import { describe, expect, it } from 'vitest';
import type { FacilityInput, ReadResult } from '../../facilities/facility.ts';
import { createDecider } from '../decide-rows.ts';
import type { KnownListing } from '../known-listings.repo.ts';

const listing: KnownListing = {
  id: 'known',
  slug: 'hospital-san-roque',
  name: 'Hospital San Roque',
  listing: 'directory',
  country: 'AR',
  region: null,
  cityName: 'Oliva',
  street: 'Mitre 120',
  postalCode: null,
  phones: ['+543534901603'],
  lat: -32.04,
  lon: -63.56,
  sources: ['osm'],
  first: { source: 'osm', externalId: 'node/1' },
};

const accepted = (externalId: string): Extract<ReadResult, { kind: 'accepted' }> => {
  const facility: FacilityInput = {
    sourceKey: 'sisa',
    externalId,
    idFromSource: true,
    name: 'Hospital San Roque',
    originalName: 'HOSPITAL SAN ROQUE',
    otherNames: [],
    typeSlug: 'hospital',
    countryCode: 'AR',
    region: null,
    cityName: 'Oliva',
    district: null,
    street: 'Mitre 120',
    postalCode: null,
    phones: [{ e164: '+543534901603', original: '+543534901603' }],
    email: null,
    website: null,
    lat: -32.04,
    lon: -63.56,
    attributes: {},
  };
  return { kind: 'accepted', line: 1, item: 1, bytesRead: 0, facility, values: {}, warnings: [] };
};

describe('two codes of one register', () => {
  it('are not merged through the listing of another register', () => {
    const decide = createDecider([listing], [], 'sisa');
    expect(decide(accepted('1001'))).toMatchObject({ what: 'merge', id: 'known' });
    expect(decide(accepted('1002'))).toMatchObject({ what: 'add', possible: { id: 'known' } });
  });

  it('are not merged in a later run of the register', () => {
    const decide = createDecider([{ ...listing, sources: ['osm', 'sisa'] }], [], 'sisa');
    expect(decide(accepted('1002'))).toMatchObject({ what: 'add', possible: { id: 'known' } });
  });
});

describe('what a person decided', () => {
  const said = (isSame: boolean, providerId: string | null = 'known') =>
    createDecider([listing], [], 'sisa', [
      { externalId: '1001', isSame, other: { source: 'osm', externalId: 'node/1' }, providerId },
    ]);

  it('keeps a row apart from a listing it would be merged with, without asking again', () => {
    expect(said(false)(accepted('1001'))).toMatchObject({ what: 'add', possible: null });
  });

  it('joins a row to its listing, under a name that lasts', () => {
    expect(said(true)(accepted('1001'))).toMatchObject({
      what: 'merge',
      id: 'known',
      pair: { other: { source: 'osm', externalId: 'node/1' } },
    });
  });

  it('does not matter while the listing is gone', () => {
    expect(said(true, null)(accepted('1001'))).toMatchObject({
      what: 'merge',
      id: 'known',
      reason: expect.stringContaining('same phone'),
    });
  });

  it('joins two rows of one register, whichever comes first', () => {
    const other = { source: 'sisa', externalId: '1001' };
    const decide = createDecider([], [], 'sisa', [{ externalId: '1002', isSame: true, other, providerId: null }]);
    const first = decide(accepted('1001'));
    expect(decide(accepted('1002'))).toMatchObject({ what: 'merge', id: 'id' in first ? first.id : '' });
  });
});
