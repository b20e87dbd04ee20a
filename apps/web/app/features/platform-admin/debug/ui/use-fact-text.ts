import type { HealthCheck } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { debugTexts } from '../texts.ts';

type Fact = HealthCheck['facts'][number];

const KB = 1024;
const UNITS = ['kB', 'MB', 'GB'] as const;

/** Formats sizes, times and check results. */
export function useFactText() {
  const t = useTexts(debugTexts);
  const format = useFormat();
  const bytes = (count: number): string => {
    const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log(Math.max(1, count)) / Math.log(KB))));
    return `${format.number(count / KB ** power, 1)} ${UNITS[power - 1] ?? ''}`;
  };
  const seconds = (count: number): string => {
    const minutes = Math.floor(count / 60);
    const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
    return t('duration', { days, hours, minutes: minutes % 60, seconds: minutes ? 0 : Math.floor(count) });
  };
  const valueOf = ({ name, value }: Fact): string => {
    if (name === 'transport') return t(value === 'smtp' ? 'transport.smtp' : 'transport.kept');
    if (name === 'applied') return t(value === 'yes' ? 'yes' : 'no');
    if (typeof value === 'string') return value;
    if (value === null) return t('unknown');
    if (name.endsWith('bytes')) return bytes(value);
    if (name === 'latency_ms') return t('milliseconds', { count: value });
    return name.endsWith('seconds') ? seconds(value) : format.number(value);
  };
  return {
    bytes,
    seconds,
    /** A check result in one line. */
    factsOf: (facts: readonly Fact[]) => facts.map((fact) => `${t(`fact.${fact.name}`)} ${valueOf(fact)}`).join(' · '),
  };
}
