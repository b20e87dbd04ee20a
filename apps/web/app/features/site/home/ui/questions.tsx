import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { homeTexts } from '../texts.ts';

/** Frequently asked questions; the answers are rules of the product or its catalogue. */
export function Questions({ lines }: { lines: number }) {
  const t = useTexts(homeTexts);
  const { demo } = useSite();
  const questions = [
    { q: t('faq.price'), a: t('faq.priceAnswer', { lines }) },
    { q: t('faq.fly'), a: t('faq.flyAnswer') },
    { q: t('faq.badge'), a: t('faq.badgeAnswer') },
    { q: t('faq.home'), a: t('faq.homeAnswer') },
    { q: t('faq.account'), a: t('faq.accountAnswer') },
    ...(demo ? [{ q: t('faq.demo'), a: t('faq.demoAnswer') }] : []),
  ];
  return (
    <section className="section" aria-labelledby="questions-heading">
      <div className="wrap home-questions">
        <h2 id="questions-heading">{t('faq.title')}</h2>
        {questions.map(({ q, a }, index) => (
          <Disclosure key={q} summary={q} open={index === 0}>
            <p>{a}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
