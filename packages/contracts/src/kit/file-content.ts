import { z } from 'zod';

/** The answer of an endpoint whose `file` names a media type: bytes, which no schema looks into. */
export const FileContent = z.unknown().meta({ description: 'The file itself.' });
