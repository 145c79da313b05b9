import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: '画像を選択',
  drop: 'またはここにドロップ',
  letGo: '離すとアップロードします',
  add: '画像を追加',
  another: '別の画像を選択',
  remove: '{{name}} を削除',
  retry: 'もう一度試す',
  retryNamed: 'もう一度試す：{{name}}',
  uploading: 'アップロード中',
  uploadingNamed: '{{name}} をアップロード中',
  uploaded: 'アップロード済み',
  stored_other: '{{count}} 枚の画像をアップロードしました',
  failed: '画像のアップロードに失敗しました',
  usedUp: 'この 1 時間にアップロードできる画像の上限に達しました。次のアップロードは {{time}} から可能です。',
  hint: 'JPEG または PNG、10 MB まで。',
  hintAfter: '{{own}}{{hint}}',
  refusals: {
    type: 'アップロードできるのは画像ファイル（jpeg、jpg、png）のみです。',
    size: '画像が 10 MB を超えています。小さい画像を選んでください。',
    count_other: 'アップロードできる画像は {{count}} 枚までです。',
  },
} satisfies CompleteTexts<'uploads'>;
