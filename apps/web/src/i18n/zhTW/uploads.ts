import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: '選擇圖片',
  drop: '或拖放到此處',
  letGo: '放開即可上傳',
  add: '新增圖片',
  another: '更換圖片',
  remove: '移除 {{name}}',
  retry: '重試',
  retryNamed: '重試：{{name}}',
  uploading: '正在上傳',
  uploadingNamed: '正在上傳 {{name}}',
  uploaded: '已上傳',
  stored_other: '已上傳 {{count}} 張圖片',
  failed: '圖片上傳失敗',
  usedUp: '本小時可上傳的圖片額度已用完。下次可上傳的時間：{{time}}。',
  hint: 'JPEG 或 PNG，不超過 10 MB。',
  hintAfter: '{{own}}{{hint}}',
  refusals: {
    type: '只能上傳圖片檔案：jpeg、jpg 或 png。',
    size: '圖片超過 10 MB，請選擇較小的圖片。',
    count_other: '最多可上傳 {{count}} 張圖片。',
  },
} satisfies CompleteTexts<'uploads'>;
