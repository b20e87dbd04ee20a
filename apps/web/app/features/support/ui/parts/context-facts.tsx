import type { TicketContext } from '@travesia/contracts/support';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { supportTexts } from '../../texts.ts';

/** Account facts that are, or would be, attached to a support request. */
export function ContextFacts({ context: { role, language, browser, place } }: { context: TicketContext }) {
  const t = useTexts(supportTexts);
  const format = useFormat();
  return (
    <Facts
      items={[
        { name: t('context.role'), value: t(`role.${role}`) },
        { name: t('context.language'), value: format.languageAlone(language) },
        { name: t('context.browser'), value: browser ?? t('context.unknown') },
        ...(place ? [{ name: t('context.place'), value: place }] : []),
      ]}
    />
  );
}
