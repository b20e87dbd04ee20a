import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { homeTexts } from '../texts.ts';

const WAYS = {
  video: '/services/online',
  opinion: '/services/second-opinion',
  mind: '/services/mental-health',
} as const;

/** Services without travel: a call, a written opinion, someone to talk to. */
export function TalkFirst() {
  const t = useTexts(homeTexts);
  return (
    <section className="section-tight" aria-labelledby="talk-first-heading">
      <div className="wrap">
        <h2 id="talk-first-heading">{t('talk.title')}</h2>
        <ul className="grid grid-3 talk-first">
          {(['video', 'opinion', 'mind'] as const).map((way) => (
            <li key={way}>
              <h3>
                <LocalLink to={WAYS[way]}>{t(`talk.${way}`)}</LocalLink>
              </h3>
              <p className="small">{t(`talk.${way}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
