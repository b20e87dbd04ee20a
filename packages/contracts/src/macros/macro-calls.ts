import { z } from 'zod';
import { endpointFacts, Id } from '../kit/index.ts';
import { Macro, MacroArchiving, MacroChange, NewMacro } from './macros.schema.ts';

// What the calls of each desk have in common.

const params = z.object({ id: Id.meta({ description: 'Saved reply id.' }) });

export const listOfMacros = endpointFacts({
  method: 'GET',
  response: z
    .object({ data: z.array(Macro).meta({ description: 'Saved replies, by name.' }) })
    .meta({ id: 'Macros', description: 'A team’s saved replies.' }),
});

export const newMacro = endpointFacts({
  method: 'POST',
  status: 201,
  body: NewMacro,
  response: Macro,
  problems: ['macros.name_taken', 'macros.too_many'],
});

export const macroChange = endpointFacts({
  method: 'PUT',
  params,
  body: MacroChange,
  response: Macro,
  problems: ['request.not_found', 'macros.name_taken', 'request.stale_version'],
});

export const macroArchiving = endpointFacts({
  method: 'POST',
  params,
  body: MacroArchiving,
  response: Macro,
  problems: ['request.not_found', 'macros.name_taken', 'request.stale_version'],
});
