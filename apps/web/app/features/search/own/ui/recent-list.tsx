import { useState } from 'react';
import { Link } from 'react-router';
import { readRecent, type Recent, withoutSearch, writeRecent } from '../../../../lib/device/recent-searches.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button, IconButton } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { portalSearchTexts } from '../texts.ts';

const store = () => localStorage;

/** This device's recent searches, each with repeat and remove. */
export function RecentList({ at }: { at: (words: string) => string }) {
  const t = useTexts(portalSearchTexts);
  // Hydrated by now: the page renders once the user is known.
  const [recent, setRecent] = useState(() => readRecent(store));
  if (!recent.searches.length) return null;
  const keep = (next: Recent) => {
    writeRecent(store, next);
    setRecent(next);
  };
  return (
    <section className="portal-section" aria-labelledby="recent">
      <div className="row between">
        <h2 id="recent">{t('recent.heading')}</h2>
        <Button type="button" size="small" variant="quiet" onClick={() => keep({ ...recent, searches: [] })}>
          {t('recent.clear')}
        </Button>
      </div>
      <ul className="found-list">
        {recent.searches.map((search) => (
          <li key={`${search.q} ${search.country}`} className="row between">
            <Link to={at(search.q)} className="found-line">
              <Icon name="history" />
              <span>{search.q}</span>
            </Link>
            <IconButton
              type="button"
              icon="x"
              label={t('recent.forget', { search: search.q })}
              onClick={() => keep(withoutSearch(recent, search))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
