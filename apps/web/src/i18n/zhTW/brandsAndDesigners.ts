import type { CompleteTexts } from '../catalogue.ts';

export default {
  brands: {
    title: '品牌',
    text: '這裡掛著的每一個名字，從 A 到 Z。',
    description: '全部品牌，依字母排序，附商品數量。',
    search: '尋找品牌',
    error: '品牌未能載入',
    empty: '還沒有品牌',
  },
  designers: {
    title: '設計師',
    text: '作品背後的那雙手，從 A 到 Z。',
    description: '全部設計師，依字母排序，附作品數量。',
    search: '尋找設計師',
    error: '設計師未能載入',
    empty: '還沒有設計師',
  },
  letters: '首字母',
  pieces_other: '{{formatted}} 件商品',
  found_other: '{{count}} 個名稱',
  none: {
    title: '沒有這樣的名稱',
    text: '請少輸入幾個字試試。',
    action: '顯示全部',
  },
  empty: {
    text: '店鋪正在籌備，請稍後再來。',
    action: '回到入口',
  },
  brand: {
    description: '{{name}} 的全部商品，來自各家在售店鋪。',
    all: '全部品牌',
    empty: {
      title: '此品牌目前沒有商品',
      text: '新品即將到店，不妨先看看其他品牌。',
    },
  },
  missing: {
    title: '找不到這個品牌',
    text: '它可能已撤出，或連結不完整。其他品牌都在索引裡。',
    action: '查看全部品牌',
    home: '回到入口',
  },
} satisfies CompleteTexts<'brandsAndDesigners'>;
