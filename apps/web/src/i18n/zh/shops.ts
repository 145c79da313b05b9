import type { CompleteTexts } from '../catalogue.ts';

export default {
  directory: {
    title: '店铺',
    description: '同一屋檐下的全部店铺，按字母排序。',
    count_other: '{{formatted}} 家店铺',
    error: '店铺未能加载',
    empty: {
      title: '还没有店铺开张',
      text: '首批店铺正在筹备，请稍后再来。',
      action: '回到入口',
    },
  },
  search: {
    title: '名称含“{{word}}”的店铺',
    label: '按名称搜索店铺',
    placeholder: '店铺名称',
    submit: '搜索店铺',
    empty: {
      title: '没有叫这个名称的店铺',
      text: '请只输入名称的一部分，或浏览全部店铺。',
      action: '查看全部店铺',
    },
  },
  shop: {
    ask: '咨询店铺',
    title: '店铺',
    description: '{{name}} 的全部商品。',
    follow: '收藏店铺',
    noReviews: '暂无评价',
    formerly: '曾用名：{{names}}',
    following: '已收藏',
    followers_other: '{{formatted}} 人收藏',
    count_other: '{{formatted}} 件商品',
    error: '店铺未能加载',
    closed: {
      title: '店铺已关闭',
      text: '目前无法在此下单，已有订单照常处理。',
      action: '看看其他店铺',
    },
    missing: {
      title: '没有找到这家店铺',
      text: '它可能已迁出，或链接不完整。其他店铺照常营业。',
      action: '查看全部店铺',
      home: '回到入口',
    },
  },
  toolbar: '筛选与排序',
  sort: {
    label: '排序',
    default: '默认',
    lowest: '价格从低到高',
    highest: '价格从高到低',
    latest: '最新上架',
  },
  filter: {
    open: '筛选',
    active_other: '已启用 {{count}} 项筛选',
    population: '适用人群',
    categories: '类别',
    brands: '品牌',
    all: '全部',
    clear: '全部清除',
    show_other: '查看 {{count}} 件商品',
    error: '筛选项未能加载',
  },
  products: {
    label: '店铺商品',
    error: '列表未能加载',
    empty: {
      title: '货架还是空的',
      text: '这家店目前没有在售商品，不妨看看其他店铺。',
      action: '看看其他店铺',
    },
    none: {
      title: '没有符合筛选条件的商品',
      text: '清除筛选即可查看店内全部商品。',
      action: '清除筛选',
    },
    beyond: {
      title: '没有这么多页',
      text: '商品比之前少了，请从第一页重新开始。',
      action: '回到第一页',
    },
  },
  quickView: {
    open: '快速查看 {{name}}',
    title: '快速查看',
    details: '查看完整详情',
    error: '商品未能加载',
    missing: {
      title: '这件商品已不在店内',
      text: '它刚刚被下架了。',
    },
  },
} satisfies CompleteTexts<'shops'>;
