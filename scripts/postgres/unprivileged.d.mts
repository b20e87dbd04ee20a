export function unprivilegedIdentity(): { uid: number; gid: number } | undefined;
