import { defineFeature } from '../kit/index.ts';
import { notesProblems } from './notes.problems.ts';

export const notesFeature = defineFeature({ problems: notesProblems });
