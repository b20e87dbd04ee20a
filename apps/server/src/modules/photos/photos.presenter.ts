import {
  clinicLanguage,
  MOST_PHOTOS,
  type OwnPhoto,
  type OwnPhotos,
  type PhotoSubject,
} from '@travesia/contracts/photos';
import { MOST_BYTES } from './quota.rules.ts';
import type { PhotoRow } from './photos.repo.ts';
import { isShown } from './shown-photos.rules.ts';

export const presentOwnPhoto = (row: PhotoRow, country: string): OwnPhoto => ({
  id: row.id,
  alt: row.alt,
  kind: row.kind,
  consented: row.consentedAt !== null,
  shown: isShown(row, country),
  width: row.width,
  height: row.height,
  color: row.color,
  widths: row.variants.map(({ width }) => width),
  created_at: row.createdAt.toISOString(),
  version: row.version,
});

export const presentOwnPhotos = (
  rows: readonly PhotoRow[],
  { subject, country, usedBytes }: { subject: PhotoSubject; country: string; usedBytes: number },
): OwnPhotos => ({
  data: rows.map((row) => presentOwnPhoto(row, country)),
  language: clinicLanguage(country),
  most: MOST_PHOTOS[subject],
  used_bytes: usedBytes,
  most_bytes: MOST_BYTES,
});
