import {
  DISCHARGE_ITEMS,
  type DischargeContent,
  type DischargeItem,
  type DischargeItemKey,
  emptyDischarge,
} from '@travesia/contracts/journeys';
import type { Form } from '../../../../lib/forms/draft/form.ts';
import { formOfValues, valuesOf } from '../../../../lib/forms/draft/values-form.ts';

/** The lists and facts that some items have beside their text. */
export type DischargeLists = Omit<DischargeContent, 'items'>;
export type ListKey = keyof DischargeLists;

const hasList = (key: string, content: DischargeContent): key is ListKey =>
  key !== 'items' && Object.hasOwn(content, key);

/** Papers as a form: each item with its list is one field. */
export const formOf = (content: DischargeContent): Form =>
  formOfValues(
    Object.fromEntries(
      DISCHARGE_ITEMS.map((key) => [
        key,
        { item: content.items[key], list: hasList(key, content) ? content[key] : null },
      ]),
    ),
  );

/** What a form says. */
export function contentOf(form: Form): DischargeContent {
  const fields = valuesOf(form) as Record<DischargeItemKey, { item: DischargeItem; list: never }>;
  const content = emptyDischarge();
  for (const key of DISCHARGE_ITEMS) {
    content.items[key] = fields[key].item;
    if (hasList(key, content)) content[key] = fields[key].list;
  }
  return content;
}
