import { z } from 'zod';
import { viewQuery } from '../../../catalog/catalog.query.ts';
import { defineEndpoint } from '../../../kit/index.ts';
import { BookingRules, BookingRulesUpdate } from './booking-rules.schema.ts';

const tag = 'providers';
const path = '/provider/configuration/booking-rules';
const query = z.object({ language: viewQuery.language });

export const getBookingRules = defineEndpoint({
  tag,
  method: 'GET',
  access: { side: 'provider', may: 'clinic.read' },
  name: 'getBookingRules',
  path,
  summary: 'Get own clinic’s booking rules',
  description: 'Returns the cancellation policy of new packages and what patients are asked before a treatment.',
  query,
  response: BookingRules,
});

export const updateBookingRules = defineEndpoint({
  tag,
  method: 'PUT',
  access: { side: 'provider', may: 'clinic.change' },
  name: 'updateBookingRules',
  path,
  summary: 'Update own clinic’s booking rules',
  description:
    'Changes the rules. Published packages keep their policy. A policy that the clinic’s organization has locked is refused.',
  query,
  body: BookingRulesUpdate,
  response: BookingRules,
  problems: ['request.stale_version'],
});
