import type { CompleteTexts } from '../catalogue.ts';

export default {
  list: {
    all: '全部商品',
    description: '{{title}}：同一屋檐下众多店铺的商品。',
    searchTitle: '“{{word}}”',
    count_other: '{{formatted}} 件商品',
    toolbar: '筛选与排序',
    pieces: '商品',
  },
  sort: {
    label: '排序',
    recommended: '推荐',
    newGood: '最新上架',
    maxPrice: '价格从高到低',
    minPrice: '价格从低到高',
  },
  filter: {
    open: '筛选',
    active_other: '已启用 {{count}} 项筛选',
    category: '类别',
    clear: '全部清除',
    show_other: '显示 {{formatted}} 件',
    brands: '品牌',
    designers: '设计师',
    more: '显示全部 {{formatted}} 项',
    option_other: '{{name}}，{{formatted}} 件',
    unnamed: '其他筛选',
    error: '筛选项加载失败',
  },
  empty: {
    title: '这里还没有商品',
    text: '目前没有符合条件的商品。请清除筛选，或查看本专区的全部商品。',
    clear: '清除筛选',
    all: '查看全部商品',
  },
  beyond: {
    title: '没有这么多页',
    text: '商品比之前少了，请从第一页重新开始。',
    action: '回到第一页',
  },
  error: {
    title: '列表未能加载',
  },
} satisfies CompleteTexts<'catalogue'>;
