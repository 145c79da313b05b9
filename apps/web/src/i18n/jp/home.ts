import type { CompleteTexts } from '../catalogue.ts';

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
    },
    male: {
      description: 'アーケードの全ショップから、メンズの新作と人気アイテム。',
    },
    children: {
      description: 'アーケードの全ショップから、キッズの新作と人気アイテム。',
    },
  },
  newIn: '新着',
  hot: '人気商品',
  viewAll: 'すべて見る',
  empty: {
    title: 'ただいま準備中です',
    text: 'このゾーンにはまだ商品がありません。ほかのゾーンをご覧ください。',
    action: '入口へ',
  },
  hero: {
    label: '注目のブランド',
    place: '{{number}} / {{count}}',
    previous: '前のブランド',
    next: '次のブランド',
    action: 'コレクションを見る',
  },
  videos: '映像',
  play: '再生：{{title}}',
  promo: {
    action: '見てみる',
    see: '{{name}}を見る',
    pair: '今のおすすめ',
    trio: '三つの見どころ',
    spare: 'パサージュのほかの品',
  },
  error: {
    title: 'ページを読み込めませんでした',
  },
} satisfies CompleteTexts<'home'>;
