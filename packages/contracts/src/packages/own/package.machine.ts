import { defineMachine } from '../../kit/index.ts';

/**
 * A package that a clinic writes. Patients see it while it is published; publishing again puts the working copy into effect. An archived
 * package comes back as a draft, or, a moment later and by the same person, as what it was.
 */
export const packageMachine = defineMachine({
  name: 'package',
  initial: 'draft',
  states: {
    draft: { tags: ['kept'] },
    published: { tags: ['kept', 'public'] },
    paused: { tags: ['kept'] },
    archived: { tags: [] },
  },
  transitions: {
    publish: { from: ['draft', 'published', 'paused'], to: 'published', by: ['provider', 'organization', 'admin'] },
    pause: { from: ['published'], to: 'paused', by: ['provider', 'organization', 'admin'] },
    resume: { from: ['paused'], to: 'published', by: ['provider', 'organization', 'admin'] },
    archive: { from: ['draft', 'published', 'paused'], to: 'archived', by: ['provider', 'organization', 'admin'] },
    restore: { from: ['archived'], to: 'draft', by: ['provider', 'organization', 'admin'] },
    /** Archived by mistake a moment ago. */
    undo_archive: { from: ['archived'], to: 'draft', by: ['provider', 'organization', 'admin'] },
    undo_archive_paused: { from: ['archived'], to: 'paused', by: ['provider', 'organization', 'admin'] },
    undo_archive_published: { from: ['archived'], to: 'published', by: ['provider', 'organization', 'admin'] },
  },
});

export type PackageStatus = keyof typeof packageMachine.states;
export const PACKAGE_STATES = Object.keys(packageMachine.states) as [PackageStatus, ...PackageStatus[]];
