import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const ICONS: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
};

interface NoticeProps {
  tone?: NoticeTone;
  icon?: IconName;
  title?: ReactNode;
  /** `status` or `alert` for notices that appear after page load. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** A notice next to what it is about. */
export function Notice({ tone = 'info', icon = ICONS[tone], title, role, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={role}>
      <Icon name={icon} />
      <div>
        {title ? <p className="strong">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
