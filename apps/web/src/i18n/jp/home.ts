import type { PartialTexts } from '../catalogue.ts';

export default {
  landing: {
    title: 'ひとつ屋根の下に、たくさんのお店',
    description: 'レディース、メンズ、キッズの服、靴、バッグをさまざまなお店から。ゾーンをお選びください。',
    help: 'ヘルプ',
    howToBuy: {
      title: 'ご購入方法',
      text: 'バッグに入れてからお届けまで',
    },
    problems: {
      title: 'よくあるご質問',
      text: 'お支払い、配送、返品',
    },
    chat: {
      title: 'チャットで相談',
      text: 'カスタマーサービスがお答えします',
      hours: '営業日 {{from}}～{{to}}',
    },
  },
  zones: {
    female: {
      description: 'アーケードの全ショップから、レディースの新作と人気アイテム。',
      hero: {
        label: 'ガラス屋根の下で',
        title: 'アーケードを歩くコート',
        action: '新作を見る',
      },
    },
    male: {
      description: 'アーケードの全ショップから、メンズの新作と人気アイテム。',
      hero: {
        label: '生地部屋から',
        title: 'ゆとりのある仕立て',
        action: '新作を見る',
      },
    },
    children: {
      description: 'アーケードの全ショップから、キッズの新作と人気アイテム。',
      hero: {
        label: '小さな人たちへ',
        title: '水たまりにも、パーティーにも',
        action: '新作を見る',
      },
    },
  },
  newIn: '新着',
  hot: '人気商品',
  viewAll: 'すべて見る',
  categories: 'カテゴリーから選ぶ',
  shipping: {
    title: '1ショップ{{amount}}以上で送料無料',
    text: 'それ未満は{{freight}}です。どのご注文も返品をお申し込みいただけます。',
  },
  empty: {
    title: 'ただいま準備中です',
    text: 'このゾーンにはまだ商品がありません。ほかのゾーンをご覧ください。',
    action: '入口へ',
  },
} satisfies PartialTexts<'home'>;
