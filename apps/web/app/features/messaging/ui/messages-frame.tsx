import '../styles/frame.css';
import '../styles/list.css';
import '../styles/thread.css';
import '../styles/composer.css';
import '../styles/about.css';
import '../styles/begin.css';
import '../styles/team.css';
import '../styles/narrow.css';
import type { ReactNode } from 'react';

/** Around a page with a list and a thread beside it, which fills the window; it brings their styles. */
export const MessagesFrame = ({ children }: { children: ReactNode }) => <div className="msg-page">{children}</div>;
