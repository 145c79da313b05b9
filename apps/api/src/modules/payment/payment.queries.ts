import { type contract, type Language, type OutputOf, PAY_TYPE } from '@passage/contract';
import { type Db, integer, jsonb, smallint, statement, text } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';
import { inLanguage, type Localized } from '../catalogue/index.ts';
import { signedDrawing } from '../files/index.ts';

const offered = statement({
  name: 'payment-methods',
  columns: {
    id: integer,
    type: smallint,
    name: jsonb.as<Localized>(),
    english_name: text,
    remark: jsonb.as<Localized>(),
    address: text,
    address_url: text,
  },
  text: 'select id, type, name, english_name, remark, address, address_url from pay_method where status = 1 order by position, id',
});

const names = Object.keys(PAY_TYPE).filter((name): name is keyof typeof PAY_TYPE => name in PAY_TYPE);

/** The methods of payment that the store offers, names in a language. */
export async function listPayMethods(
  db: Db,
  language: Language,
  platform: Platform,
): Promise<OutputOf<typeof contract.payment.methods>> {
  const rows = await db.sql.rows(offered, []);
  return rows.flatMap((row) => {
    const type = names.find((name) => PAY_TYPE[name] === row.type);
    if (!type) return [];
    return [
      {
        id: row.id,
        type,
        payType: row.type,
        name: inLanguage(row.name, language),
        englishName: row.english_name,
        remark: inLanguage(row.remark, language),
        address: row.address,
        addressUrl: signedDrawing(platform, db.tenantId, row.address_url),
      },
    ];
  });
}
