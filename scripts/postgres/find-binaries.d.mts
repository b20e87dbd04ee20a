export interface PostgresBinaries {
  folder: string;
  major: number;
  source: 'machine' | 'npm';
}

export function npmFolder(): string | undefined;

export function findPostgresBinaries(options?: {
  source?: 'machine' | 'npm' | undefined;
  candidates?: readonly { folder: string; source: 'machine' | 'npm' }[];
}): Promise<PostgresBinaries>;
