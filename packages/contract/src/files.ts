import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, text } from './scalars.ts';

/** What a picture is for. Proofs and identity papers stay private for good. */
export const FILE_PURPOSE = { product: 1, proof: 2, identity: 3, chat: 4, review: 5, aftersale: 6, logo: 7 } as const;
export type FilePurpose = keyof typeof FILE_PURPOSE;

const purposes = ['product', 'proof', 'identity', 'chat', 'review', 'aftersale', 'logo'] as const;

/** The address of an uploaded picture, signed or not; a store's signature alone has 300 characters. */
export const pictureAddress = () => text({ max: 1_000 }).meta({ examples: ['/files/upload.jpg'] });

export const filesContract = {
  upload: endpoint({
    method: 'POST',
    path: 'infra/file/upload',
    access: 'member',
    summary:
      'Stores a picture sent as multipart field file: jpeg or png by content, at most 10 MB and 50 megapixels. Answers its address, which holds for an hour while the picture is private.',
    input: z.object({ purpose: choice(purposes).optional() }),
    output: z.string(),
    encoding: 'multipart',
  }),
  deskUpload: endpoint({
    method: 'POST',
    path: 'files',
    surface: 'admin',
    access: { staff: ['merchant', 'support'] },
    summary: 'The same for sellers and staff, with a token of this side.',
    input: z.object({ purpose: choice(purposes).optional() }),
    output: z.string(),
    encoding: 'multipart',
  }),
};
