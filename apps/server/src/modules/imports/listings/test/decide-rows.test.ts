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
