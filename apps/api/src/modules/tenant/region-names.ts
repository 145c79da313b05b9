import type { Language } from '@passage/contract';
import { textsIn } from '../../texts/index.ts';

/** Revised romanisation, as on Korean road signs. */
const KOREA_ROMANISED: Readonly<Record<string, string>> = {
  'KR-11': 'Seoul',
  'KR-26': 'Busan',
  'KR-27': 'Daegu',
  'KR-28': 'Incheon',
  'KR-29': 'Gwangju',
  'KR-30': 'Daejeon',
  'KR-31': 'Ulsan',
  'KR-41': 'Gyeonggi-do',
  'KR-42': 'Gangwon-do',
  'KR-43': 'Chungcheongbuk-do',
  'KR-44': 'Chungcheongnam-do',
  'KR-45': 'Jeonbuk-do',
  'KR-46': 'Jeollanam-do',
  'KR-47': 'Gyeongsangbuk-do',
  'KR-48': 'Gyeongsangnam-do',
  'KR-49': 'Jeju-do',
  'KR-50': 'Sejong',
};

/** A sub-region's name in the language's own script where people there write it so, else in Latin letters. */
export const regionName = (code: string, name: string, language: Language): string =>
  textsIn(language).regions[code] ?? KOREA_ROMANISED[code] ?? name;
