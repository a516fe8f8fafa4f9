/** The five kinds of toast (specification §1). */
export type NotificationKind = 'info' | 'success' | 'warning' | 'error' | 'default';

/** Shows one toast. The shell owns the toasts and hands this to the remotes; it never throws. */
export type Notify = (kind: NotificationKind, message: string) => void;
