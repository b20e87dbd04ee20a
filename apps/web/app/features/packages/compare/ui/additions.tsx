import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { type Addition, columnQuery, type ComparedKind } from '../compare-view.ts';
import { compareTexts } from '../texts.ts';

/** Suggestions for the free columns, with a link to the full list. */
export function Additions({
  kind,
  additions,
  all,
}: {
  kind: ComparedKind;
  additions: readonly Addition[];
  all: string;
}) {
  const t = useTexts(compareTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { search } = useSite();
  if (additions.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="compare-add">
      <h2 id="compare-add">{t('add.heading')}</h2>
      <ul className="compare-additions">
        {additions.map(({ id, name, owner, detail, price }) => (
          <li key={id}>
            <a
              className="compare-addition"
              href={path(columnQuery('/compare', search, kind, { add: id }))}
              data-column="add"
              data-kind={kind === 'packages' ? 'package' : 'provider'}
              data-id={id}
              data-name={kind === 'packages' ? `${owner}: ${name}` : name}
            >
              <Icon name="plus" />
              <span>
                <span className="strong">{name}</span>
                <span className="small muted">{detail}</span>
              </span>
              {price ? (
                <span className="num nowrap">
                  {kind === 'providers' ? t('add.from', { price: format.shown(price) }) : format.shown(price)}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={path(all)}>{t(`add.all.${kind}`)}</a>
      </p>
    </section>
  );
}
