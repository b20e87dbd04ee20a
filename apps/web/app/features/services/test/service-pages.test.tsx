import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { MentalHealthPage } from '../mental-health/ui/mental-health-page.tsx';
import { SecondOpinionPage } from '../opinion/ui/second-opinion-page.tsx';
import { modeText, requestAddress, serviceAddress } from '../service-view.ts';
import { makeOffer, makeService, makeServiceData } from '../testing/make-service.ts';
import { ServicePage } from '../ui/service/service-page.tsx';
import { UnknownService } from '../ui/service/unknown-service.tsx';

describe("a service's page", () => {
  const html = renderPage(<ServicePage {...makeServiceData()} />, { path: '/services/online/follow-up' });

  it('shows the clinician with registration number, and both prices', () => {
    expect(html).toContain('Dra. Elena Restrepo');
    expect(html).toContain('ReTHUS 71-DEMO-208');
    expect(html).toContain('160,000');
    expect(html).toContain('License under review');
  });

  it('links to a consultation request for this service', () => {
    expect(html).toContain('/booking/consultation?service=follow-up&amp;provider=0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11');
  });

  it('marks the sample as a sample and cites sources for prescription rules', () => {
    expect(html).toContain('Fictional sample');
    expect(html).toContain('Federal Register');
  });

  it('says when there are no offers', () => {
    const empty = renderPage(<ServicePage {...makeServiceData([])} />, { locale: 'pt' });
    expect(empty).toContain('Nenhum profissional corresponde a estes filtros');
  });
});

describe('the mental health page', () => {
  it('shows the crisis lines before anything for sale', () => {
    const html = renderPage(<MentalHealthPage found={makeServiceData()} />, { locale: 'es' });
    expect(html.indexOf('tel:188')).toBeGreaterThan(0);
    expect(html.indexOf('tel:188')).toBeLessThan(html.indexOf('Dra. Elena Restrepo'));
  });

  it('shows them even when therapists cannot be loaded', () => {
    const html = renderPage(<MentalHealthPage found={null} />);
    expect(html).toContain('tel:988');
    expect(html).toContain('load the list of therapists right now');
  });

  it('never sends preferences: the form has no action and no submit button', () => {
    const html = renderPage(<MentalHealthPage found={makeServiceData()} />);
    const form = /<form[^>]*match-form[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
    expect(form).toContain('hidden=""');
    expect(form).not.toMatch(/action=|type="submit"/);
  });
});

describe('the second opinion page', () => {
  it('lists missing documents from the URL', () => {
    const search = '?condition=teeth&checked=yes&have=scan&have=dentalPlan&have=medicines';
    const html = renderPage(<SecondOpinionPage {...makeServiceData()} />, { search });
    expect(html).toContain('3 of 4 needed documents');
    expect(html).toContain('noindex');
  });
});

describe('an unknown service', () => {
  it('is reported with a list of all services', () => {
    const html = renderPage(<UnknownService type="horoscope" services={[makeService()]} />);
    expect(html).toContain('<code>horoscope</code>');
    expect(html).toContain('/services/online/follow-up');
  });
});

describe('a service', () => {
  it('has its own page or one under the hub', () => {
    expect(serviceAddress('follow-up')).toBe('/services/online/follow-up');
    expect(serviceAddress('psychotherapy')).toBe('/services/mental-health');
    expect(requestAddress('follow-up', 'a b')).toBe('/booking/consultation?service=follow-up&provider=a%20b');
  });

  it('shows its duration, or the days to a written answer', () => {
    expect(modeText(makeService())).toEqual({ key: 'mode.video', values: { minutes: 20 } });
    const written = makeService({ mode: 'written', minutes: null, turnaround_days: 4 });
    expect(modeText(written)).toEqual({ key: 'mode.writtenFrom', values: { days: 4 } });
    expect(modeText({ ...written, turnaround_days: null })).toEqual({ key: 'mode.written', values: {} });
  });

  it('shows the price of a call about the written answer', () => {
    const offer = makeOffer({
      minutes: null,
      turnaround_days: 5,
      video_add_on: { amount: 3000, currency: 'USD', approximate: false },
    });
    const html = renderPage(<ServicePage {...makeServiceData([offer])} />);
    expect(html).toContain('5 business days');
    expect(html).toContain('Call about the report');
  });
});
