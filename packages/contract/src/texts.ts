/** Texts as those write and read them who answer for all languages at once. */
import { z } from 'zod';
import type { IssueKey } from './errors.ts';
import { text } from './scalars.ts';

const dueObject = {
  error: ({ input }: { input?: unknown }): IssueKey => (input === undefined ? 'required' : 'notAnObject'),
};

/** A text per language; English is what readers of a language without one get. */
export const texts = (max: number) =>
  z.object(
    {
      en: text({ max }),
      zh: text({ max }).optional(),
      zhTW: text({ max }).optional(),
      fr: text({ max }).optional(),
      jp: text({ max }).optional(),
      kor: text({ max }).optional(),
      id: text({ max }).optional(),
    },
    dueObject,
  );

const told = z.string().optional();

/** A text in all languages that it was written in. */
export const allTexts = z
  .object({ en: told, zh: told, zhTW: told, fr: told, jp: told, kor: told, id: told })
  .meta({ id: 'Texts' });
