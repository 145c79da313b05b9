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
  /**
   * What the message is about, unique in the system. It becomes its Message-ID, so that one that had to be sent again,
   * because nobody knows whether the first arrived, is the same message to mail servers and readers.
   */
  readonly about?: string;
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
  const domain = /@([^\s>]+)/.exec(config.mailFrom)?.[1] ?? 'localhost';
  return {
    send: async (_db, { about, ...message }) => {
      const messageId = about === undefined ? {} : { messageId: `<${about}@${domain}>` };
      await transport.sendMail({ from: config.mailFrom, ...messageId, ...message });
    },
    close: () => transport.close(),
  };
}
