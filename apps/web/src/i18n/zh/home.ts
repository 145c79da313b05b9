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
      hero: {
        label: '玻璃穹顶之下',
        title: '漫步长廊的大衣',
        action: '查看新品',
      },
    },
    male: {
      description: '长廊里所有店铺的男士新品与人气之选。',
      hero: {
        label: '来自布料间',
        title: '从容有度的剪裁',
        action: '查看新品',
      },
    },
    children: {
      description: '长廊里所有店铺的儿童新品与人气之选。',
      hero: {
        label: '给小小的你',
        title: '踩水坑，也赴派对',
        action: '查看新品',
      },
    },
  },
  newIn: '新品上架',
  hot: '热门商品',
  viewAll: '查看全部',
  categories: '按类别选购',
  shipping: {
    title: '单店满 {{amount}} 免运费',
    text: '未满则收 {{freight}}。每笔订单均可申请退货。',
  },
  empty: {
    title: '店铺正在布置',
    text: '这个专区暂时没有商品，先到别处逛逛吧。',
    action: '返回入口',
  },
} satisfies CompleteTexts<'home'>;
