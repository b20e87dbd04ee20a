import type { JourneyFlag } from '@travesia/contracts/journeys';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { journeyDeskTexts } from '../texts.ts';

/** Answers that a clinician must look at, each with the source of its limit. */
export function FlagsSection({ flags }: { flags: readonly JourneyFlag[] }) {
  const t = useTexts(journeyDeskTexts);
  return (
    <section aria-labelledby="journey-flags" className="stack">
      <h2 id="journey-flags">{t('flags.title', { count: flags.length })}</h2>
      {flags.length ? (
        <>
          <p className="small muted measure">{t('flags.text')}</p>
          <ul className="journey-flags">
            {flags.map(({ id, text, source }) => (
              <li key={id}>
                <Icon name="flag" />
                <span>
                  <span className="strong">{text}</span>
                  <span className="admin-second">
                    {t.rich('flags.source', {
                      link: (
                        <a href={source.url} target="_blank" rel="noreferrer">
                          {source.title}
                        </a>
                      ),
                    })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="muted">{t('flags.none')}</p>
      )}
    </section>
  );
}
