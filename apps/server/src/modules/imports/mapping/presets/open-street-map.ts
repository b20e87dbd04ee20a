import type { Preset } from './preset.ts';

/** OpenStreetMap extracts (overpass, osmtogeojson), tags as in https://wiki.openstreetmap.org/wiki/Map_features#Healthcare. */
export const osm: Preset = {
  id: 'osm',
  label: 'OpenStreetMap',
  countryCode: null,
  recognisedBy: [
    ['@id', 'amenity'],
    ['@id', 'healthcare'],
    ['osm_id', 'amenity'],
    ['full_id', 'osm_id', 'amenity'],
    ['osm_id', 'healthcare'],
  ],
  fields: {
    externalId: ['@id', 'full_id', 'osm_id'],
    name: ['name', 'name:es', 'name:pt', 'official_name', 'operator:name'],
    otherNames: ['official_name', 'alt_name', 'short_name', 'old_name', 'name:es', 'name:pt', 'name:en'],
    type: ['healthcare', 'amenity', 'health_facility:type'],
    country: ['addr:country'],
    region: ['addr:state', 'addr:province'],
    district: ['addr:suburb', 'addr:district'],
    city: ['addr:city', 'addr:town', 'addr:village', 'addr:hamlet', 'addr:place'],
    street: ['addr:street'],
    houseNumber: ['addr:housenumber'],
    fullAddress: ['addr:full'],
    postalCode: ['addr:postcode', 'postal_code'],
    phone: ['phone', 'contact:phone', 'phone_1', 'phone_2', 'phone:AR', 'phone:mobile', 'contact:mobile', 'mobile'],
    email: ['email', 'contact:email'],
    website: ['website', 'contact:website', 'url'],
    state: ['disused', 'abandoned', 'operational_status'],
    beds: ['beds', 'capacity:beds'],
    ownership: ['operator:type', 'ownership'],
    openingHours: ['opening_hours'],
    category: ['description'],
    specialities: ['healthcare:speciality', 'healthcare:specialty'],
    operator: ['operator'],
  },
};
