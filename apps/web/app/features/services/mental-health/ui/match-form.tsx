import type { ServiceOffer } from '@travesia/contracts/services';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { mentalHealthTexts } from '../texts.ts';

const WHO = ['woman', 'man'] as const;
const USED_TO = ['lgbtq', 'faith', 'secular', 'afro', 'indigenous'] as const;

/** Preferences by language and identity. Shown only by its enhancement: without it, submitting would send them to the server. */
export function MatchForm({ offers }: { offers: readonly ServiceOffer[] }) {
  const t = useTexts(mentalHealthTexts);
  const format = useFormat();
  const languages = [...new Set(offers.flatMap((offer) => offer.languages))].toSorted();
  const wish = (value: string, label: string) => ({ value, label });
  return (
    <form className="card card-padded match-form" data-enhance="match-therapists" autoComplete="off" hidden>
      <CheckboxList
        name="language"
        legend={t('match.language')}
        choices={languages.map((code) => wish(`lang:${code}`, format.language(code)))}
        chosen={[]}
      />
      <CheckboxList
        name="who"
        legend={t('match.who')}
        choices={WHO.map((one) => wish(`welcomes:${one}`, t(`match.${one}`)))}
        chosen={[]}
      />
      <CheckboxList
        name="used"
        legend={t('match.used')}
        choices={USED_TO.map((one) => wish(`welcomes:${one}`, t(`match.${one}`)))}
        chosen={[]}
      />
      <div className="row between match-foot">
        <p
          className="strong"
          role="status"
          data-part="status"
          data-text={t('match.status', { shown: '#1', all: '#2' })}
        />
        <Button type="reset" variant="quiet">
          {t('match.clear')}
        </Button>
      </div>
    </form>
  );
}
