import type { ProfileSection } from '@travesia/contracts/profiles';
import type { Autosave, SaveState } from '../../../lib/forms/autosave/autosave.ts';
import type { FieldName, FieldSpec } from '../section-fields.ts';

/** What every field of a section is given. */
export interface FieldProps {
  section: ProfileSection;
  field: FieldSpec<FieldName>;
  autosave: Autosave;
  state: SaveState;
}
