/** One connection of a virtual user: calls the contract's endpoints, asks again where nobody answered. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Answer, openCaller, type TestCaller } from '@passage/api/testing/caller';
import type { TestMember } from '@passage/api/testing/world';
import { contract, type Endpoint, ERRORS, type ErrorName, fullPathOf, type OutputOf } from '@passage/contract';
import type { Random } from '@passage/demo/world/random';
import sharp from 'sharp';
import { z } from 'zod';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { Tally } from './tally.ts';

export interface Street {
  readonly origins: readonly string[];
  readonly injected: Faults;
  readonly tally: Tally;
  readonly journal: Journal;
}

export interface Wish {
  /** What the tally calls it. */
  readonly as: string;
  /** Failures that belong to the game. */
  readonly expected?: readonly ErrorName[];
  /** Sent with an idempotency key. */
  readonly once?: boolean;
}

export interface Connection {
  /** @returns the decoded data of a success, else undefined */
  send<E extends Endpoint>(who: TestMember, endpoint: E, payload: object, wish: Wish): Promise<OutputOf<E> | undefined>;
  /** @returns the address of a picture like no other */
  upload(who: TestMember, purpose: 'proof' | 'review' | 'aftersale'): Promise<string | undefined>;
  /** Asks an earlier command again under its key: it must answer the same. */
  replay(): Promise<void>;
}

const ANSWER_LIMIT_MS = 40_000;
/** How long a command is asked again that nobody answers. */
const PATIENCE_MS = 180_000;
const PAUSE_MS = 400;
/** How often a command with a key is sent twice at the same moment. */
const DOUBLED = 0.06;

const NAMES = new Map<number, ErrorName>();
for (const [name, code] of Object.entries(ERRORS)) if (isErrorName(name)) NAMES.set(code, name);
function isErrorName(name: string): name is ErrorName {
  return name in ERRORS;
}

export function openConnection({ origins, injected, tally, journal }: Street, random: Random): Connection {
  /** @returns undefined when it gave up */
  async function ask(who: TestMember, as: string, call: (caller: TestCaller) => Promise<Answer>) {
    const askedAt = Date.now();
    for (let faults = 0; Date.now() - askedAt < PATIENCE_MS; ) {
      const from = Date.now();
      const origin = random.pick(origins);
      const trouble = (text: string): void => {
        tally.add(as, text);
        if (!injected.wasRough(origin, from, Date.now())) journal.fault(`${as}: ${text} on a calm day`);
      };
      try {
        const answer = await inTime(call(openCaller(origin).as(who)));
        if (answer.status === 200) return answer;
        if (answer.status !== 503) {
          tally.add(as, `HTTP ${answer.status}`);
          journal.fault(`${as}: HTTP ${answer.status} ${answer.text.slice(0, 300)}`);
          faults += 1;
          if (faults > 3) return undefined;
        } else trouble('unavailable');
      } catch (error) {
        trouble(error instanceof NoAnswer ? 'no answer' : 'connection broke');
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    journal.fault(`${as}: nobody answered for ${PATIENCE_MS / 1000} s`);
    return undefined;
  }

  /** Of two at once one may fail; two that succeed tell the same. */
  const compare = (endpoint: Endpoint, first: Answer | undefined, second: Answer): void => {
    const isOther = first?.code === 0 && second.code === 0 && !isSame(first.data, second.data);
    tally.add('sent twice at once', isOther ? 'two answers' : 'done');
    if (isOther) journal.fault(`${fullPathOf(endpoint)} sent twice answered ${first.text} and ${second.text}`);
  };

  const send: Connection['send'] = async (who, endpoint, payload, { as, expected = [], once = false }) => {
    const key = randomUUID();
    const headers = once ? { 'idempotency-key': key } : {};
    const sent = () => ask(who, as, (caller) => caller.with({ headers }).endpoint(endpoint, payload));
    const [first, second] = await Promise.all(once && random.chance(DOUBLED) ? [sent(), sent()] : [sent()]);
    if (second) compare(endpoint, first, second);
    const answer = second?.code === 0 ? second : first;
    if (answer === undefined) {
      journal.leaveOpen(who.id);
      return undefined;
    }
    if (answer.code !== 0) {
      const name = NAMES.get(answer.code) ?? String(answer.code);
      tally.add(as, name);
      if (!expected.some((one) => one === name))
        journal.fault(`${as}: ${name} to ${JSON.stringify(payload)} ${JSON.stringify(answer.data)}`.slice(0, 400));
      return undefined;
    }
    const decoded = decodeAnswer(endpoint, answer.data);
    if (!decoded.success) {
      tally.add(as, 'unreadable');
      journal.fault(`${as}: ${fullPathOf(endpoint)} answered what the contract does not declare`);
      return undefined;
    }
    tally.add(as, 'done');
    if (once) journal.keep({ who, endpoint, payload, key, data: answer.data });
    return decoded.data;
  };

  return {
    send,
    upload: async (who, purpose) => {
      const picture = await newPicture();
      const { path } = contract.files.upload;
      const answer = await ask(who, 'upload', (caller) => caller.upload(path, picture, { fields: { purpose } }));
      const address = z.string().safeParse(answer?.code === 0 ? answer.data : undefined);
      if (address.success) tally.add('upload', 'done');
      else if (answer) journal.fault(`upload: ${answer.text.slice(0, 200)}`);
      return address.data;
    },
    replay: async () => {
      if (journal.kept.length === 0) return;
      const { who, endpoint, payload, key, data } = random.pick(journal.kept);
      const headers = { 'idempotency-key': key };
      const answer = await ask(who, 'repeat', (caller) => caller.with({ headers }).endpoint(endpoint, payload));
      if (!answer) return;
      const isRepeat = answer.code === 0 && isSame(answer.data, data);
      tally.add('repeat', isRepeat ? 'done' : 'another answer');
      if (!isRepeat)
        journal.fault(`repeat: ${fullPathOf(endpoint)} answered ${answer.text} instead of ${JSON.stringify(data)}`);
    },
  };
}

const decodeAnswer = <E extends Endpoint>({ output }: E, data: unknown) => z.safeParse<E['output']>(output, data);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

class NoAnswer extends Error {}

async function inTime(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('no answer')), ANSWER_LIMIT_MS);
  });
  // Whichever comes second is nobody's concern.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const newPicture = (): Promise<Buffer> =>
  sharp(randomBytes(9 * 8), { raw: { width: 9, height: 8, channels: 1 } })
    .resize(45, 40, { kernel: 'nearest' })
    .png({ compressionLevel: 1 })
    .toBuffer();
