import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { NumberField } from '../../../../packages/index.ts';
import { quoteDeskTexts } from '../texts.ts';

interface FilledNumberProps extends Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'error'> {
  value: number;
  least?: number;
  onChange: (value: number) => void;
}

/** A number that can't be left out: while it is empty or too small it says so, and what was saved stays. */
export function FilledNumber({ value, least = 0, most, onChange, ...field }: FilledNumberProps) {
  const t = useTexts(quoteDeskTexts);
  // What is typed while it can't be saved; undefined while it can.
  const [open, setOpen] = useState<number | null | undefined>();
  return (
    <NumberField
      {...field}
      least={least}
      most={most}
      value={open === undefined ? value : open}
      error={open === undefined ? undefined : t('number.needed', { least, most })}
      onChange={(next) => {
        const isWrong = next === null || next < least;
        setOpen(isWrong ? next : undefined);
        if (!isWrong) onChange(next);
      }}
    />
  );
}
