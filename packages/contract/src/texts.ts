/** Texts as those write and read them who answer for all languages at once. */
import { z } from 'zod';
import type { IssueKey } from './errors.ts';
import { text } from './scalars.ts';

const dueObject = {
  error: ({ input }: { input?: unknown }): IssueKey => (input === undefined ? 'required' : 'notAnObject'),
};

/** More languages than anybody writes in would fill rows for nobody. */
const MOST_LANGUAGES = 50;
const isCode = (key: string): boolean => /^[a-z]{2,3}[A-Z]{0,4}$/.test(key);

/**
 * A text per language; English is what readers of a language without one get. The contract knows the shape of a code and
 * not which languages there are; other fields are left out, as unknown ones are everywhere.
 *
 * @param max characters of each text
 */
export const texts = (max: number) =>
  z
    .object({ en: text({ max }) }, dueObject)
    .catchall(text({ max }))
    .overwrite(({ en, ...others }) => ({
      ...Object.fromEntries(
        Object.entries(others)
          .filter(([key]) => isCode(key))
          .slice(0, MOST_LANGUAGES),
      ),
      en,
    }));

/** A text in all languages that it was written in. */
export const allTexts = z.object({ en: z.string().optional() }).catchall(z.string()).meta({ id: 'Texts' });
