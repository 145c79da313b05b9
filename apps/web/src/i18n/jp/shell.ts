import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: 'ゾーン', female: 'レディース', male: 'メンズ', children: 'キッズ' },
  locale: { title: '言語と通貨', language: '言語', currency: '通貨', continue: '続ける' },
  toasts: {
    collected: 'お気に入りに追加しました',
    uncollected: 'お気に入りから外しました',
    addedToBag: 'バッグに追加しました',
    viewBag: 'バッグを見る',
  },
  crash: {
    chunkTitle: 'ページを読み込めませんでした',
    chunkText: '接続が遅いか、途切れています。もう一度読み込んでください。',
    part: 'この部分を読み込めませんでした。',
    retry: '再試行',
  },
} satisfies PartialTexts<'shell'>;
