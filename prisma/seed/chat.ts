import type { Target } from './target.ts';

const HOUR_MS = 3_600_000;

interface Line {
  readonly by: 'shopper' | 'desk';
  readonly hoursAgo: number;
  readonly message: string;
}

interface Talk {
  /** The demo owner's shop, one that nobody of the demo answers for, or customer service. */
  readonly desk: 'owner' | 'another' | 'service';
  /** Lines at the end that the shopper has not read. */
  readonly unread?: number;
  readonly lines: readonly Line[];
}

const TALKS: readonly Talk[] = [
  {
    desk: 'another',
    lines: [
      { by: 'shopper', hoursAgo: 410, message: 'Hello! Does the linen shirt run large?' },
      { by: 'shopper', hoursAgo: 409.9, message: 'I usually take a medium.' },
    ],
  },
  {
    desk: 'service',
    lines: [
      { by: 'shopper', hoursAgo: 190, message: 'Can I change the delivery address of an order that is paid?' },
      {
        by: 'desk',
        hoursAgo: 188.5,
        message: 'Yes, as long as it has not left the shop. Tell us the order number and the new address.',
      },
      { by: 'shopper', hoursAgo: 188.2, message: 'It has just been shipped, never mind. Thank you!' },
      { by: 'desk', hoursAgo: 188, message: 'With pleasure. The carrier can still hold it for you.' },
    ],
  },
  {
    desk: 'owner',
    unread: 2,
    lines: [
      { by: 'shopper', hoursAgo: 30, message: 'Good evening, is the wool coat lined?' },
      { by: 'desk', hoursAgo: 29, message: 'Good evening! It is fully lined, in cupro.' },
      { by: 'shopper', hoursAgo: 28.6, message: 'Lovely. Will the camel come back in a small?' },
      { by: 'desk', hoursAgo: 5, message: 'We expect three pieces on Thursday.' },
      { by: 'desk', hoursAgo: 4.9, message: 'I can put one aside for you until the weekend, just write to me.' },
    ],
  },
];

/** What the demo shopper has written to shops and to customer service, and their answers. */
export async function seedChat({ tenant, run, insertIds }: Target): Promise<void> {
  if (tenant !== 1) return;
  const idOf = async (sql: string, values: readonly unknown[] = []): Promise<number> => {
    const [row] = await run<{ id: number }>(sql, values);
    if (!row) throw new Error('the chat has nobody to talk');
    return row.id;
  };
  const member = (email: string) => idOf('select id from member where email = $1', [email]);
  const shopper = await member('shopper@passage.test');
  const [owner, support] = [await member('owner@passage.test'), await member('support@passage.test')];
  const shops = {
    owner: await idOf('select id from shop where owner_id = $1', [owner]),
    another: await idOf('select min(id) as id from shop where owner_id is null'),
    service: null,
  };
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS);
  for (const { desk, unread = 0, lines } of TALKS) {
    const shopId = shops[desk];
    const [conversation] = await insertIds('chat_conversation', [
      { member_id: shopper, shop_id: shopId, desk: shopId ?? 0, created_at: at(lines[0]?.hoursAgo ?? 0) },
    ]);
    const ids = await insertIds(
      'chat_message',
      lines.map(({ by, hoursAgo, message }) => ({
        conversation_id: conversation,
        sender_id: by === 'shopper' ? shopper : desk === 'service' ? support : owner,
        sendtype: by === 'shopper' ? 1 : 2,
        type: 1,
        message,
        created_at: at(hoursAgo),
      })),
    );
    await run(
      'update chat_conversation set last_message_id = $2, member_read_id = $3, desk_read_id = $2 where id = $1',
      [conversation, ids.at(-1), ids.at(-1 - unread)],
    );
  }
}
