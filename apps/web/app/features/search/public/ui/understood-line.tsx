import type { Understood } from '@travesia/contracts/search';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Chip } from '../../../../ui/badge/chip.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { searchTexts } from '../texts.ts';
import { type Part, partsInForce, placesOf, withoutParts } from '../understood-view.ts';

const ICONS = {
  treatment: 'stethoscope',
  specialty: 'user',
  price: 'coins',
  words: 'quote',
} as const satisfies Partial<Record<Part, IconName>>;

const iconOf = (part: Part): IconName => (part in ICONS ? ICONS[part as keyof typeof ICONS] : 'map-pin');

/** How the phrase was understood, each part a link that removes it. Renders nothing if nothing was parsed. */
export function UnderstoodLine({ understood }: { understood: Understood }) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  const site = useSite();
  const text = useParts(understood);
  const parts = partsInForce(understood, site.search);
  if (parts.length === 0) return null;
  return (
    <div className="understood">
      <div className="row understood-parts">
        <span className="small strong" id="understood">
          {t('understood.label')}
        </span>
        <ul className="row understood-parts" aria-labelledby="understood">
          {parts.map((part) => (
            <li key={part}>
              <Chip
                icon={iconOf(part)}
                href={withoutParts(path(site.path), site.search, understood, [part])}
                removeLabel={t('filters.remove', { filter: text(part) })}
              >
                {text(part)}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
      <Meanings understood={understood} />
      {understood.nearby && understood.city ? (
        <p className="small">{t('understood.nearby', { place: understood.nearby, city: understood.city.name })}</p>
      ) : null}
      {understood.corrected ? (
        <p className="small muted">
          {t.rich('understood.corrected', { words: <b lang="">{understood.corrected}</b> })}
        </p>
      ) : null}
    </div>
  );
}

/** For a word of several professions: the search for each. */
function Meanings({ understood }: { understood: Understood }) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  const site = useSite();
  const { said = '', options = [] } = understood.specialty ?? {};
  if (options.length < 2) return null;
  const [place] = placesOf(understood);
  const rest = [understood.text, place?.name].filter(Boolean);
  return (
    <div className="row small">
      <span>{t('understood.several', { word: said })}</span>
      <ul className="row understood-parts">
        {options.map(({ slug, name }) => (
          <li key={slug}>
            <a href={withQuery(path(site.path), site.search, { q: [name, ...rest].join(' ') })}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useParts(understood: Understood): (part: Part) => string {
  const t = useTexts(searchTexts);
  const format = useFormat();
  return (part) => {
    switch (part) {
      case 'treatment':
        return understood.treatment?.name ?? '';
      case 'specialty': {
        const { said = '', options = [] } = understood.specialty ?? {};
        return options.length === 1 ? (options[0]?.name ?? said) : said;
      }
      case 'price':
        return t('filter.price_max', {
          price: understood.price_max ? format.money(understood.price_max) : '',
        });
      case 'words':
        return t('understood.words', { words: understood.text });
      default:
        return placesOf(understood).find((place) => place.part === part)?.name ?? '';
    }
  };
}
