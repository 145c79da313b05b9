import type { CompleteTexts } from '../catalogue.ts';

export default {
  landing: {
    title: '百店同廊',
    description: '女装、男装与童装，鞋履与箱包，来自众多店铺。请选择您的专区。',
    help: '帮助',
    howToBuy: {
      title: '如何购买',
      text: '从加入购物袋到送达，一步一步来',
    },
    problems: {
      title: '常见问题',
      text: '支付、配送、退换',
    },
    chat: {
      title: '联系客服',
      text: '客服在此为您解答',
      hours: '工作日 {{from}} 至 {{to}}',
    },
  },
  zones: {
    female: {
      description: '长廊里所有店铺的女士新品与人气之选。',
    },
    male: {
      description: '长廊里所有店铺的男士新品与人气之选。',
    },
    children: {
      description: '长廊里所有店铺的儿童新品与人气之选。',
    },
  },
  newIn: '新品上架',
  hot: '热门商品',
  viewAll: '查看全部',
  empty: {
    title: '店铺正在布置',
    text: '这个专区暂时没有商品，先到别处逛逛吧。',
    action: '返回入口',
  },
  hero: {
    label: '品牌推荐',
    place: '{{number}} / {{count}}',
    previous: '上一个品牌',
    next: '下一个品牌',
    action: '查看系列',
  },
  videos: '短片',
  play: '播放：{{title}}',
  promo: {
    action: '去看看',
    see: '查看{{name}}',
    pair: '当下之选',
    trio: '三个看点',
    spare: '廊中更多',
  },
  error: {
    title: '页面加载失败',
  },
} satisfies CompleteTexts<'home'>;
