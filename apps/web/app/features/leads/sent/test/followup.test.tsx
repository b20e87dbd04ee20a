import { expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { Followup } from '../ui/sent-pages.tsx';

const request = {
  reference: 'TR-K9TF-3M6Z',
  clinic: { id: 'c1', slug: 'clinica-um', name: 'Clínica Um' },
  answers: [{ id: 'a1', by: 'clinic' as const, text: 'A nurse.', at: '2026-11-21T10:00:00.000Z' }],
};

it('offers to write to the clinic again once it answered, with the reference to mention', () => {
  const html = renderPage(<Followup request={request} />);
  expect(html).toContain('href="/booking/consultation?provider=clinica-um"');
  expect(html).toContain('mention TR-K9TF-3M6Z');
});

it('does not while the clinic has not answered', () => {
  expect(renderPage(<Followup request={{ ...request, answers: [] }} />)).toBe('');
});
