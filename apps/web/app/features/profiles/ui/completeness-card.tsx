import type { Completeness } from '@travesia/contracts/profiles';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { profileTexts } from '../texts.ts';

/** Profile completeness, and for each item who needs it and why. */
export function CompletenessCard({ completeness: { done, total, items } }: { completeness: Completeness }) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  return (
    <section className="card card-padded stack" aria-labelledby="completeness">
      <h2 id="completeness">{t('complete.heading')}</h2>
      <p>
        <span className="complete-count">{t('complete.count', { done, total })}</span>{' '}
        {done === total ? t('complete.all') : null}
      </p>
      <ol className="complete-track" aria-hidden="true">
        {items.map(({ item, done: isDone }) => (
          <li key={item} data-done={isDone} />
        ))}
      </ol>
      <ul className="complete-list">
        {items.map(({ item, section, done: isDone, needed_by: neededBy }) => (
          <li key={item}>
            <Icon name={isDone ? 'circle-check' : 'circle'} />
            <div>
              <p className="strong">
                {t(`complete.${item}`)}{' '}
                <span className="small muted complete-state">
                  {isDone ? t('complete.there') : t('complete.missing')}
                </span>
              </p>
              <p className="small muted">
                {t('complete.for', { who: format.list(neededBy.map((who) => t(`needs.${who}`))) })}{' '}
                {t(`complete.${item}Why`)}
              </p>
            </div>
            {isDone ? null : (
              <LocalLink
                to={`/profile/edit#${section}`}
                aria-label={t('complete.addLabel', { item: t(`complete.${item}`) })}
              >
                {t('complete.add')}
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
      <p className="small muted">{t('complete.note')}</p>
    </section>
  );
}
