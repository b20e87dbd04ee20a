import { describe, expect, it } from 'vitest';
import { ActivityArea, AREAS_IN_USE } from '../activity-area.ts';
import { actionsOfArea, areaOf } from '../activity-areas.ts';
import { AuditAction } from '../audit-actions.ts';

describe('activity areas', () => {
  it('contain every action once', () => {
    const all = ActivityArea.options.flatMap(actionsOfArea);
    expect(all.toSorted()).toEqual([...AuditAction.options].toSorted());
  });

  it('separate signing in and out from other account activity', () => {
    expect(areaOf('account.signed_in')).toBe('sign_ins');
    expect(areaOf('account.password_changed')).toBe('account');
    expect(areaOf('privacy.export_asked')).toBe('account');
  });

  it('are offered only where something can happen', () => {
    expect(AREAS_IN_USE).toEqual(ActivityArea.options.filter((area) => actionsOfArea(area).length > 0));
  });
});
