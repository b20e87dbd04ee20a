import './quote.css';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../lib/i18n/use-texts.tsx';
import { uiTexts } from '../texts.ts';

interface QuoteProps {
  author: string;
  /** ISO 639-1 code of the language it is written in. */
  language: string;
  stars: number;
  text: string;
  /** `YYYY-MM-DD`. */
  published_on: string;
}

/** A review in a few words, with its stars, author and day: for cards. */
export function Quote({ author, language, stars, text, published_on: day }: QuoteProps) {
  const t = useTexts(uiTexts);
  const format = useFormat();
  const locale = useLocale();
  return (
    <figure className="quote small">
      <blockquote lang={language === locale ? undefined : language}>“{text}”</blockquote>
      <figcaption className="tiny muted">
        {/* One sign, not five drawings: lists have many of these. */}
        <span className="strong" role="img" aria-label={t('rating.given', { count: stars })}>
          ★ {stars}
        </span>
        {author}, {format.date(day)}
      </figcaption>
    </figure>
  );
}
