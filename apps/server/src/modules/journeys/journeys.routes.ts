import {
  acceptQuote,
  addItineraryEntry,
  addTask,
  answerQuoteQuestion,
  askAboutQuote,
  askClinics,
  bookQuotedTime,
  bookSecondTrip,
  changeItineraryEntry,
  changeJourney,
  changeTask,
  compareQuotes,
  createCase,
  createQuote,
  declineQuote,
  discardCase,
  discardQuote,
  exportItinerary,
  exportQuote,
  getCase,
  getClinicIntake,
  getClinicSteps,
  getIntake,
  getItinerary,
  getJourney,
  getQuote,
  getTreatmentSteps,
  listArrivals,
  listCases,
  listClinicJourneys,
  listMyJourneys,
  listNetworkJourneys,
  listSigners,
  listTasks,
  moveTask,
  removeItineraryEntry,
  reservePackage,
  resetClinicIntake,
  resetClinicSteps,
  saveAnswers,
  sendQuote,
  signReview,
  updateClinicIntake,
  updateClinicSteps,
  updateQuote,
} from '@travesia/contracts/journeys';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { listArrivalsQuery } from './for-clinics/list-arrivals.ts';
import { careRoutes } from './care.routes.ts';
import { createCase as beginCase } from './cases/commands/create-case.ts';
import { discardCase as dropCase } from './cases/commands/discard-case.ts';
import { saveAnswers as keepAnswers } from './cases/commands/save-answers.ts';
import { listCasesQuery } from './cases/queries/list-cases.ts';
import { getCaseQuery } from './cases/queries/read-case.ts';
import { askClinics as askThem } from './commands/ask-clinics.ts';
import { bookSecondTrip as bookReturn } from './commands/book-second-trip.ts';
import { changeJourney as moveJourney } from './commands/change-journey.ts';
import { reservePackage as reserve } from './commands/reserve-package.ts';
import { showJourney } from './commands/show-journey.ts';
import { ofCalledClinic, ofCalledNetwork, ofPatient } from './journey-sides.policy.ts';
import { listJourneysQuery } from './queries/list-journeys.ts';
import { acceptQuote as agree } from './quotes/commands/accept-quote.ts';
import { answerQuestion } from './quotes/commands/answer-question.ts';
import { askAboutQuote as askClinic } from './quotes/commands/ask-about-quote.ts';
import { bookQuotedTime as bookAgain } from './quotes/commands/book-quoted-time.ts';
import { changeQuote } from './quotes/commands/change-quote.ts';
import { addEntry } from './itinerary/commands/add-entry.ts';
import { changeEntry } from './itinerary/commands/change-entry.ts';
import { removeEntry } from './itinerary/commands/remove-entry.ts';
import { exportItineraryQuery } from './itinerary/queries/export-itinerary.ts';
import { getItineraryQuery } from './itinerary/queries/read-itinerary.ts';
import { createQuote as beginQuote } from './quotes/commands/create-quote.ts';
import { declineQuote as refuseQuote } from './quotes/commands/decline-quote.ts';
import { discardQuote as dropQuote } from './quotes/commands/discard-quote.ts';
import { sendQuote as handOver } from './quotes/commands/send-quote.ts';
import { compareQuotesQuery } from './quotes/queries/compare-quotes.ts';
import { exportQuoteQuery } from './quotes/queries/export-quote.ts';
import { getQuoteQuery } from './quotes/queries/read-quote.ts';
import { signReview as sign } from './reviews/commands/sign-review.ts';
import { listSignersQuery } from './reviews/list-signers.ts';
import { addTask as addOne } from './tasks/commands/add-task.ts';
import { changeTask as editTask } from './tasks/commands/change-task.ts';
import { moveTask as tickTask } from './tasks/commands/move-task.ts';
import { listTasksQuery } from './tasks/queries/list-tasks.ts';
import { changeIntake } from './intake/commands/change-intake.ts';
import { getClinicIntakeQuery, getIntakeQuery } from './intake/show-intake.ts';
import type { JourneysDeps } from './journeys-deps.ts';
import { changeSteps } from './templates/commands/change-steps.ts';
import { getClinicStepsQuery, getTreatmentStepsQuery } from './templates/show-steps.ts';

/** Endpoints for patients' cases, and for the steps and intake forms of a clinic's journeys. */
export const journeysRoutes = (deps: JourneysDeps): Mounted[] => [
  mount(getTreatmentSteps, ({ params, query }) =>
    getTreatmentStepsQuery(deps, { treatment: params.slug, language: query.language }),
  ),
  mount(getClinicSteps, ({ query }, { actor }) => getClinicStepsQuery(deps, query, actor)),
  mount(updateClinicSteps, ({ query, body }, { actor }) => changeSteps(deps, { asked: query, ...body }, actor)),
  mount(resetClinicSteps, ({ query, body }, { actor }) =>
    changeSteps(deps, { asked: query, steps: null, version: body.version }, actor),
  ),
  mount(getIntake, (args) => getIntakeQuery(deps, args)),
  mount(getClinicIntake, ({ query }, { actor }) => getClinicIntakeQuery(deps, query, actor)),
  mount(updateClinicIntake, ({ query, body }, { actor }) => changeIntake(deps, { asked: query, ...body }, actor)),
  mount(resetClinicIntake, ({ query, body }, { actor }) =>
    changeIntake(deps, { asked: query, sections: null, version: body.version }, actor),
  ),
  mount(createCase, ({ body }, request) => beginCase(deps, body, request)),
  mount(listCases, ({ query }, { actor, language }) => listCasesQuery(deps, query, actor, language)),
  mount(getCase, ({ params }, { actor, language }) => getCaseQuery(deps, params.id, actor, language)),
  mount(saveAnswers, ({ params, body }, { actor }) => keepAnswers(deps, params.id, body, actor)),
  mount(reservePackage, ({ params, body }, request) => reserve(deps, params.id, body, request)),
  mount(askClinics, ({ body }, request) => askThem(deps, body, request)),
  mount(listMyJourneys, ({ query }, { actor, language }) =>
    listJourneysQuery(deps, ofPatient(actor), { ...query, own: true }, language),
  ),
  mount(listClinicJourneys, ({ query }, { actor, language }) =>
    listJourneysQuery(deps, ofCalledClinic(actor), { ...query, own: false }, language),
  ),
  mount(listNetworkJourneys, ({ query }, { actor, language }) =>
    listJourneysQuery(deps, ofCalledNetwork(actor), { ...query, own: false }, language),
  ),
  mount(listArrivals, (_, request) => listArrivalsQuery(deps, request)),
  mount(listSigners, (_, { actor }) => listSignersQuery(deps, actor)),
  mount(getJourney, ({ params }, request) => showJourney(deps, params.id, request)),
  mount(changeJourney, ({ params, body }, request) => moveJourney(deps, params.id, body, request)),
  mount(signReview, ({ params, body }, request) => sign(deps, params.id, body, request)),
  mount(createQuote, ({ params, body }, request) => beginQuote(deps, params.id, body, request)),
  mount(getQuote, ({ params }, request) => getQuoteQuery(deps, params, request)),
  mount(updateQuote, ({ params, body }, request) => changeQuote(deps, params, body, request)),
  mount(discardQuote, ({ params }, request) => dropQuote(deps, params, request)),
  mount(sendQuote, ({ params, body }, request) => handOver(deps, params, body, request)),
  mount(acceptQuote, ({ params, body }, request) => agree(deps, params, body, request)),
  mount(declineQuote, ({ params, body }, request) => refuseQuote(deps, params, body, request)),
  mount(bookSecondTrip, ({ params, body }, request) => bookReturn(deps, params.id, body, request)),
  mount(bookQuotedTime, ({ params, body }, request) => bookAgain(deps, params.id, body, request)),
  mount(askAboutQuote, ({ params, body }, request) => askClinic(deps, params, body, request)),
  mount(answerQuoteQuestion, ({ params, body }, request) => answerQuestion(deps, params, body, request)),
  mount(exportQuote, ({ params }, request) => exportQuoteQuery(deps, params, request)),
  mount(compareQuotes, ({ params, query }, request) => compareQuotesQuery(deps, params.id, query, request)),
  mount(listTasks, ({ params }, request) => listTasksQuery(deps, params.id, request)),
  mount(addTask, ({ params, body }, request) => addOne(deps, params.id, body, request)),
  mount(changeTask, ({ params, body }, request) => editTask(deps, params, body, request)),
  mount(moveTask, ({ params, body }, request) => tickTask(deps, params, body, request)),
  mount(getItinerary, ({ params }, request) => getItineraryQuery(deps, params.id, request)),
  mount(addItineraryEntry, ({ params, body }, request) => addEntry(deps, params.id, body, request)),
  mount(changeItineraryEntry, ({ params, body }, request) => changeEntry(deps, params, body, request)),
  mount(removeItineraryEntry, ({ params }, request) => removeEntry(deps, params, request)),
  mount(exportItinerary, ({ params, query }, request) =>
    exportItineraryQuery(deps, params.id, query.language, request),
  ),
  mount(discardCase, ({ params }, { actor }) => dropCase(deps, params.id, actor)),
  ...careRoutes(deps),
];
