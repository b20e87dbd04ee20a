// Public API of aftercare: its sections of a journey, for the patient and for the clinic.
export { DueCheckIn } from './own/late.tsx';
export { OwnCheckIns } from './own/own-check-ins.tsx';
export { OwnIncidents } from './own/own-incidents.tsx';
export { DeskIncidents } from './desk/desk-incidents.tsx';
export { AftercareNext } from './desk/aftercare-next.tsx';
export { DeskCheckIns } from './desk/desk-check-ins.tsx';
export { RecallsSection } from './recalls/ui/own-recalls-section.tsx';
export { ClaimsSection } from './claims/own/claims-section.tsx';
