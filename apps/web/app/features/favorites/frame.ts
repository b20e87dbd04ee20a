import type { ComponentType, ReactNode } from 'react';

/** The shell of a signed-in screen; routes hand it in. */
export type Frame = ComponentType<{ title: string; description: string; children: ReactNode }>;
