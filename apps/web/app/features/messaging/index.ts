// Public API of messaging: the parts of a thread, for what is written elsewhere in the same way.
import './ui/thread-styles.ts';

export { outboxOf } from './data/outbox.ts';
export { unsent } from './data/outgoing.ts';
export { type ThreadCalls, ThreadCallsContext } from './data/thread-calls.ts';
export { lastEditable } from './data/thread-rows.ts';
export { firstUnread } from './data/thread-state.ts';
export { ThreadStore, type ThreadView } from './data/thread-store.ts';
export { moveByArrows } from './list/move-by-arrows.ts';
export { useSearchText } from './list/use-search-text.ts';
export { LIST_MS, useThreadChanges } from './live.ts';
export { Composer } from './thread/composer.tsx';
export { PaneHead } from './thread/conversation-pane.tsx';
export { DeleteDialog } from './thread/delete-dialog.tsx';
export { EditForm } from './thread/edit-form.tsx';
export { OutgoingRows } from './thread/outgoing-rows.tsx';
export { ThreadLog } from './thread/thread-log.tsx';
export { useAttached } from './thread/use-attached.ts';
export { useDropFiles } from './thread/use-drop-files.ts';
export { useMarkRead } from './thread/use-mark-read.ts';
export { useOnline } from './thread/use-online.ts';
export { useThreadScroll } from './thread/use-thread-scroll.ts';
export { Face } from './ui/face.tsx';
export { OpenFile } from './ui/open-file.tsx';
export { ListShapes } from './ui/shapes.tsx';
export { useTimeText } from './ui/use-time-text.ts';
