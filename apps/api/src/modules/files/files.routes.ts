import { contract, type InputOf } from '@passage/contract';
import type { Caller, CommandContext } from '../../http/context.ts';
import { invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { HOUR_MS } from '../../platform/clock.ts';
import { countAttempt, type Limit } from '../session/index.ts';
import { uploadFile } from './upload-file.ts';

/** Far above what anybody needs by hand; each one costs a second of the machine and room for good. */
const UPLOADS: Limit = { scope: 'files:upload', tries: 300, windowMs: HOUR_MS };

const upload = async (
  { platform, db, caller, file, gone }: CommandContext & { readonly caller: Caller },
  { purpose }: InputOf<typeof contract.files.upload>,
): Promise<string> => {
  if (!file) throw invalidField('file', 'required');
  await countAttempt(db, UPLOADS, String(caller.id), platform.clock.now());
  return uploadFile(platform, db, { ownerId: caller.id, purpose, bytes: file, budget: 'hand', gone });
};

export const filesRoutes = implement(contract.files, { upload, deskUpload: upload });
