import { useAct as useAnyAct } from '../../calls/use-act.ts';
import { useLocale } from '../../i18n/use-texts.tsx';
import { problemText } from '../../problem/problem-text.ts';

/**
 * One admin action at a time; `fault` is the error of the last one, as a sentence. `run` returns whether it succeeded.
 */
export function useAct() {
  const locale = useLocale();
  const { busy, problem, run, forget } = useAnyAct();
  const did = async (act: () => Promise<void>): Promise<boolean> => {
    const done = await run(async () => {
      await act();
      return true;
    });
    return done ?? false;
  };
  return { busy, problem, fault: problem ? problemText(locale, problem) : '', run: did, forget };
}
