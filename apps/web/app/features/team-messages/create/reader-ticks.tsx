import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { teamMessagesTexts } from '../texts.ts';

/** A tick, as drafts keep it. */
export const YES = 'yes';

interface ReaderTicksProps {
  typed: { limited: string; takesPart: string };
  /** It is about a clinic or a journey, whose team can take part. */
  isOfClinic: boolean;
  onChange: (changed: { limited?: string; takesPart?: string }) => void;
}

/** Who reads a channel, which is up to the organization. */
export function ReaderTicks({ typed, isOfClinic, onChange }: ReaderTicksProps) {
  const t = useTexts(teamMessagesTexts);
  return (
    <>
      {isOfClinic ? (
        <TickBox
          name="takesPart"
          ticked={typed.takesPart === YES}
          onTick={(ticked) => onChange({ takesPart: ticked ? YES : '' })}
        >
          {t('field.takesPart')}
        </TickBox>
      ) : null}
      <TickBox
        name="limited"
        ticked={typed.limited === YES}
        onTick={(ticked) => onChange({ limited: ticked ? YES : '' })}
      >
        {t('field.limited')}
      </TickBox>
    </>
  );
}
