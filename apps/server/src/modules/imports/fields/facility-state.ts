import { foldText } from './clean-text.ts';

const closed =
  /\b(?:cerrad[oa]s?|fechad[oa]|clausurad[oa]|baja|de baja|inactiv[oa]|inativ[oa]|desativad[oa]|desactivad[oa]|desabilitad[oa]|deshabilitad[oa]|no habilitad[oa]|fuera de operacion|no operativ[oa]|sin funcionamiento|no funciona|cancelad[oa]|suspendid[oa]|extint[oa]|closed|inactive|disused|abandoned|demolished|definitiv[oa]|pendiente de entrar en operacion)\b/;

const notClosed = /\b(?:sin baja|no cerrad[oa]|nunca)\b/;

/** Whether a registry's status column says the facility is closed (also plain "NO" for "habilitado"). */
export function isClosedState(state: string): boolean {
  const text = foldText(state).trim();
  if (/^(?:no|nao|n|false|0)$/.test(text)) return true;
  return closed.test(text) && !notClosed.test(text);
}

const mobile =
  /\b(?:unidad(?:es)?(?: de atencion)? movil(?:es)?|unidades? (?:de atencao )?movel|unidades? moveis|ambulancias?|transporte (?:especial|asistencial)|mobile unit)\b/;

/** Whether the type or the name indicates a vehicle, which doesn't belong in a directory of places. */
export function isMobileUnit(name: string, typology: string): boolean {
  return mobile.test(foldText(typology)) || /^(?:ambulancias?|unidad movil|unidade movel)\b/.test(foldText(name));
}
