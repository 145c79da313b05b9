import type { CompleteTexts } from '../catalogue.ts';

export default {
  brands: {
    title: '品牌',
    text: '这里挂着的每一个名字，从 A 到 Z。',
    description: '全部品牌，按字母排序，附商品数量。',
    search: '查找品牌',
    error: '品牌未能加载',
    empty: '还没有品牌',
  },
  designers: {
    title: '设计师',
    text: '作品背后的那双手，从 A 到 Z。',
    description: '全部设计师，按字母排序，附作品数量。',
    search: '查找设计师',
    error: '设计师未能加载',
    empty: '还没有设计师',
  },
  letters: '首字母',
  pieces_other: '{{formatted}} 件商品',
  found_other: '{{count}} 个名称',
  none: {
    title: '没有这样的名称',
    text: '请少输入几个字试试。',
    action: '显示全部',
  },
  empty: {
    text: '店铺正在筹备，请稍后再来。',
    action: '回到入口',
  },
  brand: {
    description: '{{name}} 的全部商品，来自各家在售店铺。',
    all: '全部品牌',
    empty: {
      title: '该品牌目前没有商品',
      text: '新品即将到店，不妨先看看其他品牌。',
    },
  },
  missing: {
    title: '没有找到这个品牌',
    text: '它可能已撤出，或链接不完整。其他品牌都在索引里。',
    action: '查看全部品牌',
    home: '回到入口',
  },
} satisfies CompleteTexts<'brandsAndDesigners'>;
