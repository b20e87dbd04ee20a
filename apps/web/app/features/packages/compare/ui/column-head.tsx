import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { columnQuery, type ComparedKind } from '../compare-view.ts';
import { compareTexts } from '../texts.ts';

const KIND = { packages: 'package', providers: 'provider' } as const;

interface ColumnHeadProps {
  kind: ComparedKind;
  id: string;
  /** Provider name; its logo is above. */
  provider: string;
  name: string;
  href: string;
  place: string;
  /** False where the URL does not control the columns. */
  droppable?: boolean;
}

/** Column head: provider, link and remove button. */
export function ColumnHead({ kind, id, provider, name, href, place, droppable = true }: ColumnHeadProps) {
  return (
    <div className="compare-head">
      <div className="compare-mark">
        <AvatarPicture name={provider} shape="square" size={40} eager />
        {droppable ? (
          <DropColumn kind={kind} id={id} name={kind === 'packages' ? `${name}, ${provider}` : name} />
        ) : null}
      </div>
      <a href={href}>{name}</a>
      <span className="small compare-place">{kind === 'packages' ? `${provider}, ${place}` : place}</span>
    </div>
  );
}

/** A column whose id no longer exists. */
export function GoneHead({ kind, id }: { kind: ComparedKind; id: string }) {
  const t = useTexts(compareTexts);
  return (
    <div className="compare-head">
      <div className="compare-mark">
        <Icon name="ban" />
        <DropColumn kind={kind} id={id} name={t('gone.title')} />
      </div>
      <span>{t('gone.title')}</span>
      <span className="small compare-place">{t(`gone.${kind}`)}</span>
    </div>
  );
}

function DropColumn({ kind, id, name }: { kind: ComparedKind; id: string; name: string }) {
  const t = useTexts(compareTexts);
  const path = useLocalPath();
  const { search } = useSite();
  return (
    <a
      className="icon-btn compare-drop no-print"
      href={path(columnQuery('/compare', search, kind, { drop: id }))}
      aria-label={t('column.drop', { name })}
      title={t('column.dropShort')}
      data-column="drop"
      data-kind={KIND[kind]}
      data-id={id}
    >
      <Icon name="x" />
    </a>
  );
}
