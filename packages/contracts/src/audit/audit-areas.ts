import { z } from 'zod';
import { AUDIT_AREAS } from '../kit/index.ts';

export const AuditArea = z.enum(AUDIT_AREAS).meta({ description: 'Audit log filter areas.' });
export type AuditArea = z.infer<typeof AuditArea>;
