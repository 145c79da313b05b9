import type { RegionNames } from '../texts.ts';

/** How people there write the regions of an address in their own script; no package we know brings these names. */
export default {
  'KR-11': '서울특별시',
  'KR-26': '부산광역시',
  'KR-27': '대구광역시',
  'KR-28': '인천광역시',
  'KR-29': '광주광역시',
  'KR-30': '대전광역시',
  'KR-31': '울산광역시',
  'KR-41': '경기도',
  'KR-42': '강원특별자치도',
  'KR-43': '충청북도',
  'KR-44': '충청남도',
  'KR-45': '전북특별자치도',
  'KR-46': '전라남도',
  'KR-47': '경상북도',
  'KR-48': '경상남도',
  'KR-49': '제주특별자치도',
  'KR-50': '세종특별자치시',
} satisfies RegionNames;
