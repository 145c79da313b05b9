import { contract } from '@passage/contract';
import { invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { HOUR_MS } from '../../platform/clock.ts';
import { countAttempt, type Limit } from '../session/index.ts';
import { uploadFile } from './upload-file.ts';

/** Far above what anybody needs by hand; each one costs a second of the machine and room for good. */
const UPLOADS: Limit = { scope: 'files:upload', tries: 300, windowMs: HOUR_MS };

export const filesRoutes = implement(contract.files, {
  upload: async ({ platform, db, caller, file }, { purpose }) => {
    if (!file) throw invalidField('file', 'required');
    await countAttempt(db, UPLOADS, String(caller.id), platform.clock.now());
    return uploadFile(platform, db, { ownerId: caller.id, purpose, bytes: file });
  },
});
