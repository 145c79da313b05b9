import type { Sweep } from '../../platform/jobs.ts';
import { retentionSweep } from './sweep-retention.ts';

export const retentionSweeps: readonly Sweep[] = [retentionSweep];
