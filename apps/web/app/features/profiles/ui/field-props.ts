import type { ProfileSection } from '@travesia/contracts/profiles';
import type { Draft } from '../../../lib/forms/draft/use-draft-form.ts';
import type { FieldName, FieldSpec } from '../section-fields.ts';

/** Props of every section field. */
export interface FieldProps extends Draft {
  section: ProfileSection;
  field: FieldSpec<FieldName>;
}
