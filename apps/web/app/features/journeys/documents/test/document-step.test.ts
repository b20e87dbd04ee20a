import type { JourneyDocumentSummary } from '@travesia/contracts/journeys';
import { expect, it } from 'vitest';
import { documentStep } from '../own/document-step.ts';

const one = (id: string, required: boolean, actions: JourneyDocumentSummary['actions']) =>
  ({ id, required, actions }) as JourneyDocumentSummary;

it('the next step is the first required document that can be signed', () => {
  const data = [one('photos', false, ['sign']), one('treatment', true, ['sign']), one('anesthesia', true, ['sign'])];
  expect(documentStep({ data })).toMatchObject({ document: { id: 'treatment' }, count: 2 });
  expect(documentStep({ data: [one('treatment', true, ['withdraw']), one('photos', false, ['sign'])] })).toBeNull();
});
