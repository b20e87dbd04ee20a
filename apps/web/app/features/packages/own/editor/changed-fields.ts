import { CONTENT_FIELDS, type PackageContent, type PackageContentChange } from '@travesia/contracts/packages';

/** The fields of a content that differ from another's. */
export const changedFields = (before: PackageContent, after: PackageContent): PackageContentChange =>
  Object.fromEntries(
    CONTENT_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => [
      field,
      after[field],
    ]),
  );
