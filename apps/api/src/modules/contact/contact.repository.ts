import type { Language } from '@passage/contract';
import {
  type Database,
  type Db,
  integer,
  nullable,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
} from '@passage/database';

interface Asked {
  readonly email: string;
  readonly language: Language;
  readonly host: string;
  readonly now: Date;
  /** An address that asked after this moment gets no second mail yet. */
  readonly pauseSince: Date;
}

const keepAsked = statement({
  name: 'contact-keep-asked',
  params: [text('email'), text.as<Language>()('language'), text('host'), timestamptz('now'), timestamptz('pauseSince')],
  columns: { id: integer },
  text: `insert into newsletter_subscriber as known (email, language, host, status, asked_at) values ($1, $2, $3, 0, $4)
   on conflict (tenant_id, email) do update set language = excluded.language, host = excluded.host, asked_at = excluded.asked_at
   where known.status = 0 and known.asked_at <= $5
   returning id`,
});

/** @returns the id of an address that is to get a mail; none for a subscriber and for one that asked a moment ago */
export const keepAskedAddress = async (tx: Tx, asked: Asked): Promise<number | undefined> =>
  (await tx.sql.row(keepAsked, [asked.email, asked.language, asked.host, asked.now, asked.pauseSince]))?.id;

export type SubscriberRow = RowOf<typeof subscriber>;

const subscriber = statement({
  name: 'contact-subscriber',
  params: [integer('id')],
  columns: { id: integer, email: text, language: text, host: text, status: smallint, asked_at: timestamptz },
  text: 'select id, email, language, host, status, asked_at from newsletter_subscriber where id = $1',
});

/** Somebody who asked for the newsletter; undefined where there is none. */
export const findSubscriber = (db: Db, id: number): Promise<SubscriberRow | undefined> => db.sql.row(subscriber, [id]);

const confirm = statement({
  name: 'contact-confirm-subscriber',
  params: [integer('id'), timestamptz('now')],
  columns: { id: integer },
  text: 'update newsletter_subscriber set status = 1, confirmed_at = $2 where id = $1 and status = 0 returning id',
});
/** Makes an address a subscriber; of one that is, nothing changes. */
export async function confirmSubscriber(db: Db, id: number, now: Date): Promise<void> {
  await db.sql.row(confirm, [id, now]);
}

const storeLanguage = statement({
  name: 'contact-store-language',
  params: [integer('tenantId')],
  columns: { default_language: text },
  text: 'select default_language from tenant where id = $1',
});
/** The language that the people of the store read. */
export const languageOfTenant = async ({ global }: Database, tenantId: number): Promise<string> =>
  (await global.row(storeLanguage, [tenantId]))?.default_language ?? 'en';

const firstAdmin = statement({
  name: 'contact-first-admin',
  columns: { email: text },
  text: 'select email from member where role = 1 order by id limit 1',
});
/** The administrator who has been there the longest; none in a store without. */
export const emailOfAdmin = async (db: Db): Promise<string | undefined> => (await db.sql.row(firstAdmin, []))?.email;

interface NewMessage {
  readonly memberId: number | undefined;
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly content: string;
  readonly now: Date;
}

const insertMessage = statement({
  name: 'contact-keep-message',
  params: [
    nullable(integer)('memberId'),
    text('name'),
    text('email'),
    text('title'),
    text('content'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `insert into contact_message (member_id, name, email, title, content, created_at) values ($1, $2, $3, $4, $5, $6) returning id`,
});

/** Keeps a message of the contact form. @returns its id */
export async function keepMessage(tx: Tx, { memberId, name, email, title, content, now }: NewMessage): Promise<number> {
  const row = await tx.sql.row(insertMessage, [memberId ?? null, name, email, title, content, now]);
  if (!row) throw new Error('no message was kept');
  return row.id;
}

export type MessageRow = RowOf<typeof message>;

const message = statement({
  name: 'contact-message',
  params: [integer('id')],
  columns: { id: integer, name: text, email: text, title: text, content: text, mailed_at: nullable(timestamptz) },
  text: 'select id, name, email, title, content, mailed_at from contact_message where id = $1',
});

/** A message of the contact form; undefined where there is none. */
export const findMessage = (db: Db, id: number): Promise<MessageRow | undefined> => db.sql.row(message, [id]);

const markMailed = statement({
  name: 'contact-message-mailed',
  params: [integer('id'), timestamptz('now')],
  columns: { id: integer },
  text: 'update contact_message set mailed_at = $2 where id = $1 and mailed_at is null returning id',
});

/** Notes that a message went to the store's mailbox, so that a repeated job sends none. */
export async function markMessageMailed(db: Db, id: number, now: Date): Promise<void> {
  await db.sql.row(markMailed, [id, now]);
}
