import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { makeEstimate, makeLine, makeTrip } from '../testing/make-trip.ts';
import { TripCost } from '../ui/trip-cost.tsx';

const page = (trip = makeTrip(), locale: 'en' | 'es' | 'pt' = 'en') =>
  renderPage(<TripCost trip={trip} />, { path: '/treatments/dental-implant-single', locale });

describe('trip cost', () => {
  it('shows the range next to the home price, and explains the difference', () => {
    const html = page();
    expect(html).toContain('Dental implant, Dallas to Mérida and back, on two trips, one person');
    expect(html).toContain('US$\u00A01,750–4,990');
    expect(html).toContain('US$\u00A03,100–5,800');
    expect(html).toContain('It could cost up to US$ 1,890 more than at home, or up to US$ 4,050 less.');
  });

  it('lists the items by trip, each with its basis', () => {
    const html = page();
    expect(html).toContain('First trip, 5 nights<');
    expect(html).toContain('Second trip, 5 nights, 3–6 months later');
    expect(html).toContain('typical price in the country');
    expect(html.match(/our assumption/g)).toHaveLength(5);
    expect(html.indexOf('Second trip')).toBeLessThan(html.indexOf('Reserve for a longer stay'));
  });

  it('explains each item once, with its source or as a dated assumption', () => {
    const html = page();
    expect(html.match(/Our assumption about flights\./g)).toHaveLength(1);
    expect(html).toContain('Source: A price list (Nov 21, 2026).');
    expect(html).toContain('As of Nov 21, 2026.');
  });

  it('submits by GET and keeps the answers in the URL', () => {
    const html = page();
    expect(html).toContain('action="/treatments/dental-implant-single#trip-cost"');
    expect(html).toMatch(/<optgroup label="Mexico"><option value="MX"/);
  });

  it('keeps an invalid value in its field and says what was used instead', () => {
    const choice = { from: 'mars', to: '', nights: '2', companion: true, packageId: '' };
    const html = page(makeTrip({ choice, faults: { from: 'unknown', nights: 'stay_too_short' } }));
    expect(html).toContain('We don’t know “mars”, so we used Dallas.');
    expect(html).toContain('You can’t fly home before night 3.');
    expect(html).toMatch(/<input[^>]*name="nights"[^>]*value="2"|<input[^>]*value="2"[^>]*name="nights"/);
    expect(html).toMatch(
      /name="companion" value="1" checked=""|checked="" [^>]*name="companion"|name="companion" checked="" value="1"/,
    );
  });

  it('says “in the package” for items included in its price, and links to the package', () => {
    const offer = {
      id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
      title: 'Implant with hotel',
      provider: { slug: 'clinica-ceiba', name: 'Clínica Ceiba' },
      demo: true,
    };
    const lines = [
      makeLine('treatment', 1420, 1420, { basis: 'offer' }),
      makeLine('transfers', 0, 0, { trip: 1, included: true }),
    ];
    const html = page(makeTrip({ estimate: makeEstimate({ package: offer, lines }) }));
    expect(html).toContain('in the package');
    expect(html).toMatch(/href="\/packages\/[a-z-]+\/clinica-ceiba-/);
    expect(html).not.toContain('name="to"');
  });

  it('has no travel questions for a remote treatment', () => {
    const estimate = makeEstimate({
      treatment: { slug: 'oncology-second-opinion', name: 'Second opinion', trips: 0 },
      trips: [],
      lines: [makeLine('treatment', 300, 900, { basis: 'market' })],
    });
    const html = page(makeTrip({ estimate }));
    expect(html).not.toContain('name="from"');
    expect(html).not.toContain('name="nights"');
    expect(html).toContain('No travel is needed');
  });

  it('supports Spanish and Portuguese', () => {
    expect(page(makeTrip(), 'es')).toContain('Primer viaje, 5 noches');
    expect(page(makeTrip(), 'pt')).toContain('Primeira viagem, 5 noites');
  });
});
