import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AvatarPicture } from '../../../ui/picture/avatar-picture.tsx';
import { startAddress } from '../answers.ts';
import type { DemoData } from '../load-demo.ts';
import { DEMO_PATH, PERSONA, personaAddress, PERSONAS } from '../personas.ts';
import { startTexts } from '../texts.ts';
import { InfluencePanel } from './influence-panel.tsx';
import { OptionReasons } from './option-reasons.tsx';

/**
 * `/user-discovery-demo`: four fictional people, their results for the same questions, and the effect of each answer.
 */
export function DemoPage({ data, cards }: { data: DemoData; cards: readonly ReactNode[] }) {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  const { persona, plan, answers } = data;
  const { name } = PERSONA[persona];
  return (
    <div className="wrap section-tight start-demo">
      <PageHead title={t('demo.title')} description={t('demo.description')} canonical={DEMO_PATH} />
      <header className="stack">
        <h1>{t('demo.heading')}</h1>
        <p className="lead">{t('demo.lead')}</p>
      </header>
      <nav aria-label={t('demo.pick')}>
        <ul className="grid grid-4 personas">
          {PERSONAS.map((one) => (
            <li key={one}>
              <a
                className="persona"
                href={path(`${personaAddress(one)}#result`)}
                aria-current={one === persona ? 'true' : undefined}
              >
                <AvatarPicture name={PERSONA[one].name} shape="round" size={56} eager />
                <span className="strong">{t('demo.person', { name: PERSONA[one].name, age: PERSONA[one].age })}</span>
                <span className="small muted">{t(`persona.${one}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="demo-result" id="result">
        <section aria-labelledby="demo-options" className="stack-wide">
          <h2 id="demo-options">{t('demo.result', { name })}</h2>
          <p className="measure">{t(`persona.${persona}Story`)}</p>
          {plan.matched === 0 ? <Notice tone="warning">{t('demo.noMatch')}</Notice> : null}
          <ol className="plan-options">
            {plan.options.map((option, index) => (
              <li key={option.offer.id}>
                {cards[index]}
                <OptionReasons option={option} answers={answers} />
              </li>
            ))}
          </ol>
        </section>
        <InfluencePanel data={data} />
      </div>
      <div className="row">
        <LinkButton variant="primary" size="large" href={path(startAddress(answers, 'who'))}>
          {t('demo.use', { name })}
        </LinkButton>
        <LinkButton variant="secondary" href={path(startAddress(answers, 'plan'))}>
          {t('demo.plan', { name })}
        </LinkButton>
        <LinkButton variant="quiet" href={path(DEMO_PATH)}>
          {t('demo.reset')}
        </LinkButton>
        <LinkButton variant="quiet" href={path('/get-started')}>
          {t('demo.own')}
        </LinkButton>
      </div>
    </div>
  );
}
