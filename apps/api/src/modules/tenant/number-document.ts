import type { Db } from '@passage/database';
import type { TimeZone } from '../../platform/calendar.ts';
import { documentNumber, type NumberedKind } from '../../platform/document-number.ts';
import { readSetting } from './settings.ts';

/** The time zone whose days and years are the tenant's: UTC where it sets none. */
export const timeZoneOf = async (db: Db): Promise<TimeZone> => (await readSetting(db, 'LOCALE_SETTING')).timeZone;

/** A new number for a document of the tenant, with the day that it is where the tenant keeps its days. */
export const numberDocument = async (db: Db, kind: NumberedKind, now: Date): Promise<string> =>
  documentNumber(kind, now, await timeZoneOf(db));
