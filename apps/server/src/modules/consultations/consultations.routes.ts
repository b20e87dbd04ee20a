import {
  admitPatient as admitCall,
  endConsultation as endCall,
  enterConsultation,
  getConsultation,
  getConsultationNotes,
  leaveConsultation,
  listPatientNotes,
  writeConsultationNotes,
} from '@travesia/contracts/consultations';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { admitPatient } from './commands/admit-patient.ts';
import { endConsultation } from './commands/end-consultation.ts';
import { enterRoom } from './commands/enter-room.ts';
import { leaveRoom } from './commands/leave-room.ts';
import { ofCalledClinic } from '../bookings/index.ts';
import { showPatientNotes } from './commands/show-patient-notes.ts';
import { showNotes } from './commands/show-notes.ts';
import { writeNotes } from './commands/write-notes.ts';
import type { ConsultationsDeps } from './consultations-deps.ts';
import { readConsultationQuery } from './queries/read-consultation.ts';

/** Rooms of online consultations, and the clinic’s notes of them. */
export const consultationsRoutes = (deps: ConsultationsDeps): Mounted[] => [
  mount(getConsultation, ({ params }, { actor }) => readConsultationQuery(deps, params.id, actor)),
  mount(enterConsultation, ({ params, body }, { actor }) => enterRoom(deps, params.id, body.session_id, actor)),
  mount(leaveConsultation, ({ params, body }, { actor }) => leaveRoom(deps, params.id, body.session_id, actor)),
  mount(admitCall, ({ params, body }, { actor }) => admitPatient(deps, params.id, body.session_id, actor)),
  mount(endCall, ({ params }, { actor }) => endConsultation(deps, params.id, actor)),
  mount(getConsultationNotes, ({ params }, { actor }) => showNotes(deps, params.id, actor)),
  mount(writeConsultationNotes, ({ params, body }, { actor }) => writeNotes(deps, params.id, body, actor)),
  mount(listPatientNotes, ({ params, query }, { actor }) =>
    showPatientNotes(deps, ofCalledClinic(actor), params.id, query),
  ),
];
