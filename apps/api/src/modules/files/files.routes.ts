import { contract } from '@passage/contract';
import { invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { uploadFile } from './upload-file.ts';

export const filesRoutes = implement(contract.files, {
  upload: async ({ platform, db, caller, file }, { purpose }) => {
    if (!file) throw invalidField('file', 'required');
    return uploadFile(platform, db, { ownerId: caller.id, purpose, bytes: file });
  },
});
