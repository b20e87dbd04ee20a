export interface StartedPostgres {
  url: string;
  port: number;
  pid: number;
  source: 'machine' | 'npm';
  major: number;
  stop(): Promise<void>;
}

export function startPostgres(options?: {
  source?: 'machine' | 'npm';
  durable?: boolean;
  inMemory?: boolean;
  settings?: Record<string, string | number>;
}): Promise<StartedPostgres>;
