import type { Config } from '../../config/config.ts';
import { createFileHeads } from './file-heads.ts';
import type { HeadStore } from './head-store.ts';
import { createS3Heads } from './s3-heads.ts';

/** The configured store: the bucket with AUDIT_HEADS=s3, otherwise a file in DATA_DIR. */
export const openHeads = ({ auditHeads, s3, dataDir }: Pick<Config, 'auditHeads' | 's3' | 'dataDir'>): HeadStore =>
  auditHeads === 's3' && s3 ? createS3Heads(s3) : createFileHeads(dataDir);
