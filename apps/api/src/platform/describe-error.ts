/** What the log may say of an error: what it is and where it came from, and none of the values it was about. */
import { Prisma } from '@passage/database';
import { z } from 'zod';

export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly at?: readonly string[];
  readonly cause?: DescribedError;
  readonly errors?: readonly DescribedError[];
}

const LONGEST = 300;
const MOST_FRAMES = 12;
const DEEPEST = 4;
const NAME = /^[a-z]\w{0,63}$|^[A-Z0-9_]{1,40}$/;

/**
 * An error's own fields are left out but for a few names: PostgreSQL's detail holds whole rows, Prisma's meta and
 * arguments, mail's the letter. A message is cut where libraries put what they were given.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something else than an error was thrown' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const errors = error instanceof AggregateError ? error.errors.slice(0, DEEPEST) : [];
  return {
    // pg calls all of its own "error".
    type: /^error$/i.test(error.name) ? error.constructor.name : error.name,
    message: messageOf(error),
    ...namesOf(error),
    ...(frames.length > 0 ? { at: frames.slice(0, MOST_FRAMES).map((frame) => frame.trim()) } : {}),
    ...(error.cause !== undefined && depth < DEEPEST ? { cause: describeError(error.cause, depth + 1) } : {}),
    ...(errors.length > 0 && depth < DEEPEST ? { errors: errors.map((one) => describeError(one, depth + 1)) } : {}),
  };
}

function namesOf(error: Error): Pick<DescribedError, 'code' | 'constraint' | 'table'> {
  const named = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'number' || (typeof value === 'string' && NAME.test(value)) ? String(value) : undefined;
  };
  const [code, constraint, table] = [named('code'), named('constraint'), named('table')];
  return { ...(code && { code }), ...(constraint && { constraint }), ...(table && { table }) };
}

function messageOf(error: Error): string {
  if (error instanceof z.ZodError) return error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ');
  const lines = error.message.split('\n').filter((line) => line.trim() !== '');
  // Prisma shows the arguments first and says last what is wrong with them.
  const line = isPrisma(error) ? lines.at(-1) : lines[0];
  return withoutValues(line ?? '').slice(0, LONGEST);
}

const isPrisma = (error: Error): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError || error.name.startsWith('Prisma');

/** PostgreSQL, JSON and Prisma quote what they were given; an address may hold an account or what a link is good for. */
const withoutValues = (message: string): string =>
  withoutQuotes(message)
    .replace(/(\w+:\/\/)[^\s/?#]*@/g, '$1')
    .replace(/(\w+:\/\/[^\s?#]*)[?#]\S*/g, '$1');

/** From the first quotation mark to the last: what is quoted may hold some itself. */
function withoutQuotes(message: string): string {
  const [first, last] = [message.indexOf('"'), message.lastIndexOf('"')];
  if (first === -1) return message;
  return `${message.slice(0, first)}"…"${last === first ? '' : message.slice(last + 1)}`;
}
