import type { Application } from '@travesia/contracts/applications';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { applyTexts } from '../texts.ts';
import { placeOf, type Step } from '../use-section.ts';

/** Progress of the application, with links to each part. Collapsed to one line on phones. */
export function StepList({ application: { checklist, name }, step }: { application: Application; step: Step }) {
  const t = useTexts(applyTexts);
  const done = checklist.filter(({ complete }) => complete).length;
  const words = t('steps.done', { done, of: checklist.length });
  const list = (
    <ol className="apply-steps">
      {checklist.map(({ section, complete, missing }) => (
        <li key={section}>
          <a
            href={placeOf(section)}
            aria-current={section === step ? 'step' : undefined}
            className={classNames('apply-link', complete && 'apply-link-done')}
          >
            <Icon name={complete ? 'circle-check' : 'circle'} />
            <span>
              {t(`section.${section}`)}
              <span className="apply-missing">
                {complete ? t('steps.complete') : t('steps.missing', { count: missing.length })}
              </span>
            </span>
          </a>
        </li>
      ))}
      <li>
        <a href={placeOf('review')} aria-current={step === 'review' ? 'step' : undefined} className="apply-link">
          <Icon name="list-checks" />
          <span>{t('review.heading')}</span>
        </a>
      </li>
    </ol>
  );
  const bar = <progress className="apply-bar" value={done} max={checklist.length} aria-label={words} />;
  return (
    <nav className="apply-side" aria-label={t('steps.list')}>
      <p className="strong apply-name">{name || t('page.unnamed')}</p>
      {bar}
      <p className="small muted">{words}</p>
      <div className="apply-wide">{list}</div>
      <details className="apply-narrow">
        <summary>{t('steps.show')}</summary>
        {list}
      </details>
    </nav>
  );
}
