import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Chip } from '../../../../ui/badge/chip.tsx';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { type Checked, CONDITIONS, documentsFor, missingOf } from '../documents.ts';
import { opinionTexts } from '../texts.ts';

const HERE = '/services/second-opinion';
const GUIDE = 'http://www.nccn.org/patients/guidelines/ovarian/files/assets/basic-html/page80.html';

/** A checklist of documents; the server lists what is missing. */
export function DocumentCheck({ checked }: { checked: Checked }) {
  const t = useTexts(opinionTexts);
  const path = useLocalPath();
  const { needed, helpful } = documentsFor(checked.condition);
  return (
    <section id="documents" aria-labelledby="documents-heading">
      <h2 id="documents-heading">{t('check.heading')}</h2>
      <p className="muted measure service-lead">{t('check.lead')}</p>
      <nav aria-label={t('check.condition')} className="one-line">
        {CONDITIONS.map((condition) => (
          <Chip
            key={condition}
            href={`${withQuery(path(HERE), '', { condition })}#documents`}
            pressed={condition === checked.condition}
          >
            {t(`condition.${condition}`)}
          </Chip>
        ))}
      </nav>
      <div className="document-check">
        <FilterForm to={`${HERE}#documents`} own={['condition', 'have', 'checked', 'focus']} label={t('check.heading')}>
          <input type="hidden" name="condition" value={checked.condition} />
          <input type="hidden" name="checked" value="yes" />
          <CheckboxList
            name="have"
            legend={t('check.have')}
            choices={[
              ...needed.map((key) => ({ value: key, label: <Label name={key} note={t('check.needed')} /> })),
              ...helpful.map((key) => ({ value: key, label: <Label name={key} note={t('check.helpful')} /> })),
            ]}
            chosen={checked.have}
          />
          <Button>{t('check.submit')}</Button>
        </FilterForm>
        {checked.asked ? <Result checked={checked} /> : null}
      </div>
      <p className="tiny muted measure">{t.rich('check.source', { link: <a href={GUIDE}>{t('check.guide')}</a> })}</p>
    </section>
  );
}

function Label({ name, note }: { name: Checked['have'][number]; note: string }) {
  const t = useTexts(opinionTexts);
  return (
    <>
      {t(`doc.${name}`)} <span className="tiny muted">{note}</span>
    </>
  );
}

function Result({ checked }: { checked: Checked }) {
  const t = useTexts(opinionTexts);
  const missing = missingOf(checked);
  const all = documentsFor(checked.condition).needed.length;
  const complete = missing.needed.length === 0;
  return (
    <div className="stack" role="status">
      <Notice
        tone={complete ? 'success' : 'warning'}
        title={complete ? t('result.complete') : t('result.count', { have: all - missing.needed.length, all })}
      >
        {complete ? null : (
          <>
            <p>{t('result.missing')}</p>
            <Names keys={missing.needed} />
          </>
        )}
      </Notice>
      {missing.helpful.length > 0 ? (
        <div>
          <p className="muted">{t('result.helpful')}</p>
          <Names keys={missing.helpful} />
        </div>
      ) : null}
      {complete ? null : <p className="small muted">{t('result.without')}</p>}
    </div>
  );
}

function Names({ keys }: { keys: Checked['have'] }) {
  const t = useTexts(opinionTexts);
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>{t(`doc.${key}`)}</li>
      ))}
    </ul>
  );
}
