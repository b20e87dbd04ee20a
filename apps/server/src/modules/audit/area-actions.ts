import { actionsOfAuditArea, type AuditAction, type AuditArea, type SignIns } from '@travesia/contracts/audit';
import { AUDIT_AREAS } from '@travesia/contracts/kit';

/** The actions of an area, with only sign-ins or without them; undefined for all actions. */
export function areaActions(area: AuditArea | undefined, signIns: SignIns | undefined): AuditAction[] | undefined {
  if (area === undefined && signIns === undefined) return undefined;
  const areas = area === undefined ? AUDIT_AREAS : [area];
  return areas
    .filter((one) => signIns === undefined || (one === 'sign_ins') === (signIns === 'only'))
    .flatMap((one) => actionsOfAuditArea(one));
}
