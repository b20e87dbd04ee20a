import type { Trends } from '@travesia/contracts/analytics';
import type { formatter } from '../../lib/format/use-format.ts';

type Format = Pick<ReturnType<typeof formatter>, 'date'>;

/** A day, or the first and last day of a week or month. */
export function stepLabel(format: Format, { from, to }: Trends['steps'][number], isLong: boolean): string {
  const style = isLong ? 'day' : 'dayMonth';
  return from === to ? format.date(from, style) : `${format.date(from, 'dayMonth')} – ${format.date(to, style)}`;
}
