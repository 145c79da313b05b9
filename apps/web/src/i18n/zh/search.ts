import type { CompleteTexts } from '../catalogue.ts';

export default {
  drawer: {
    label: '想找什么？',
    placeholder: '大衣、真丝、品牌…',
    submit: '搜索',
    close: '关闭搜索',
    type: '搜索范围',
    shops: '店铺',
    found_other: '{{count}} 条建议',
    none: '没有这样开头的内容。也可以直接搜索，错字也能找到。',
  },
  kinds: {
    products: '单品',
    brands: '品牌',
    designers: '设计师',
    categories: '分类',
    shops: '店铺',
    all: '“{{word}}”的全部结果',
  },
  history: {
    title: '最近搜索',
    clear: '全部清除',
    remove: '从最近搜索中移除{{word}}',
  },
  page: {
    title: '“{{word}}”',
    description: '各家店铺中与{{word}}有关的单品。',
    blank: {
      title: '想找什么？',
      text: '单品、面料、品牌或设计师：输入一个词，看看店里有什么。',
    },
    none: {
      title: '没有找到“{{word}}”',
      text: '换一个更短、更常用的词，看看其他分区，或清除筛选。',
    },
  },
} satisfies CompleteTexts<'search'>;
