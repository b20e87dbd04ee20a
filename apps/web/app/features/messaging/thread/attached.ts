import type { MessageFile } from '@travesia/contracts/messaging';

/** Uploaded files of an unsent message, as its draft keeps them. */
export const writeAttached = (files: readonly MessageFile[]): string => (files.length ? JSON.stringify(files) : '');

export const readAttached = (text: string): MessageFile[] => (text ? (JSON.parse(text) as MessageFile[]) : []);
