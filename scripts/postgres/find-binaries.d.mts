export interface PostgresBinaries {
  folder: string;
  major: number;
  source: 'machine' | 'npm';
}

export function findPostgresBinaries(options?: { source?: 'machine' | 'npm' }): Promise<PostgresBinaries>;
