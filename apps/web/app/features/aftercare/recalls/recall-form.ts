import type { AdminRecall, NewRecall, RecallCriteria } from '@travesia/contracts/aftercare';
import type { TracedKind } from '@travesia/contracts/journeys';

/** What the form keeps as text. */
export const NO_RECALL = {
  q: '',
  provider_id: '',
  clinic_name: '',
  room_id: '',
  kind: '',
  lot: '',
  from: '',
  to: '',
  title_en: '',
  title_es: '',
  title_pt: '',
  message_en: '',
  message_es: '',
  message_pt: '',
};
export type RecallTyped = typeof NO_RECALL;

const KINDS: readonly TracedKind[] = ['device', 'medicine'];

/** Whom the typed criteria name. */
export function criteriaOf({ provider_id: clinic, room_id: room, kind, lot, from, to }: RecallTyped): RecallCriteria {
  const traced = KINDS.find((one) => one === kind);
  return {
    provider_id: clinic || null,
    room_id: (clinic && room) || null,
    material: traced && lot.trim() ? { kind: traced, lot: lot.trim() } : null,
    from: from || null,
    to: to || null,
  };
}

/** What is wrong with the criteria, by field. */
export function criteriaFaults(typed: RecallTyped): Partial<Record<'q' | 'lot' | 'to', 'criteria' | 'lot' | 'order'>> {
  const { provider_id: clinic, material, from, to } = criteriaOf(typed);
  return {
    ...(clinic === null && material === null ? { q: 'criteria' as const } : {}),
    ...(typed.kind && !typed.lot.trim() ? { lot: 'lot' as const } : {}),
    ...(from !== null && to !== null && from > to ? { to: 'order' as const } : {}),
  };
}

/** The recall as it is sent. */
export const recallOf = (typed: RecallTyped): NewRecall => ({
  title: { en: typed.title_en.trim(), es: typed.title_es.trim(), pt: typed.title_pt.trim() },
  message: { en: typed.message_en.trim(), es: typed.message_es.trim(), pt: typed.message_pt.trim() },
  criteria: criteriaOf(typed),
});

/** A draft as the form begins with it. */
export const typedOf = ({ criteria, clinic, titles, messages }: AdminRecall): RecallTyped => ({
  q: '',
  provider_id: criteria.provider_id ?? '',
  clinic_name: clinic?.name ?? '',
  room_id: criteria.room_id ?? '',
  kind: criteria.material?.kind ?? '',
  lot: criteria.material?.lot ?? '',
  from: criteria.from ?? '',
  to: criteria.to ?? '',
  title_en: titles.en,
  title_es: titles.es,
  title_pt: titles.pt,
  message_en: messages.en,
  message_es: messages.es,
  message_pt: messages.pt,
});
