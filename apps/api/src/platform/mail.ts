import type { Db } from '@passage/database';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to, when not to us. */
  readonly replyTo?: string;
}

export interface Mail {
  /** Sends a message, or stores it where no mail server is configured. */
  send(db: Db, message: Message): Promise<void>;
  close(): void;
}

export function openMail(config: Config): Mail {
  if (!config.smtpUrl) {
    return {
      send: async (db, message) => {
        await db.prisma.storedMail.create({
          data: { recipient: message.to, subject: message.subject, text: message.text, html: message.html },
        });
      },
      close: () => undefined,
    };
  }
  const transport = createTransport({ url: config.smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    send: async (_db, message) => {
      await transport.sendMail({ from: config.mailFrom, ...message });
    },
    close: () => transport.close(),
  };
}
