import { useAct as useAnyAct } from '../../calls/use-act.ts';
import { useLocale } from '../../i18n/use-texts.tsx';
import { problemText } from '../../problem/problem-text.ts';

/** One act of an admin at a time; `fault` is why the last one did not work, as a sentence. `run` answers whether it did. */
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
