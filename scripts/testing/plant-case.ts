/** For each checker of ours: files that break its rule, and what it must say. Several plants show the several ways to break it. */
export interface Plant {
  checker: string;
  files: Readonly<Record<string, string>>;
  says: RegExp;
}
