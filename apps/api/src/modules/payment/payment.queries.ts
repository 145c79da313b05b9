import { type contract, type Language, type OutputOf, PAY_TYPE } from '@passage/contract';
import { type Db, statement } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';
import { inLanguage, type Localized } from '../catalogue/index.ts';
import { signedDrawing } from '../files/index.ts';

interface MethodRow {
  id: number;
  type: number;
  name: Localized;
  english_name: string;
  remark: Localized;
  address: string;
  address_url: string;
}

const offered = statement<MethodRow>(
  'payment-methods',
  'select id, type, name, english_name, remark, address, address_url from pay_method where status = 1 order by position, id',
);

const names = Object.keys(PAY_TYPE).filter((name): name is keyof typeof PAY_TYPE => name in PAY_TYPE);

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
