import { describe, expect, it } from 'vitest';
import { refusedPlace } from '../refused-place.ts';

describe('refused part of a treatment', () => {
  it.each([
    ['body.slug', { what: 'part', key: 'slug', field: 'slug', language: null }],
    ['body.name.pt', { what: 'part', key: 'name', field: 'name-pt', language: 'pt' }],
    ['body.synonyms.es.2.text', { what: 'part', key: 'synonyms', field: 'synonyms-es', language: 'es' }],
    [
      'body.content.steps.0.title.es',
      { what: 'section', key: 'steps', number: 1, field: 'steps-0-title-es', language: 'es' },
    ],
    ['body.content.what_it_is.2.en', { what: 'section', key: 'what_it_is', number: 3, field: 'what_it_is-2-text-en' }],
    ['body.content.risks.1.source.url', { what: 'section', number: 2, field: 'risks-1-url', language: null }],
    ['body.content.risks.1.source.label', { field: 'risks-1-source' }],
    ['body.content.steps.4.day_offset', { number: 5, field: 'steps-4-day' }],
    ['body.content.faq', { what: 'section', key: 'faq', number: null }],
    ['body.facts.trips', { what: 'fact', key: 'trips', field: 'trips' }],
    ['body.facts.second_trip_after_months.max', { what: 'fact', field: 'second_trip_max' }],
    ['body.medical_review.credential', { what: 'review', field: 'reviewer_credential' }],
  ])('reads %s', (path, place) => {
    expect(refusedPlace(path)).toMatchObject(place);
  });

  it('returns null for paths outside a treatment', () => {
    expect(refusedPlace('body.version')).toBeNull();
  });
});
