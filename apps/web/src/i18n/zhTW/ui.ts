import type { CompleteTexts } from '../catalogue.ts';

export default {
  close: '關閉',
  dismiss: '收起',
  loading: '載入中',
  retry: '重試',
  copy: { label: '複製', success: '複製成功', fail: '複製失敗' },
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  optional: '選填',
  less: '減少一件',
  more: '增加一件',
  quantity: '數量',
  remove: '移除{{name}}',
  backToTop: '回到頂端',
  notifications: '通知',
  favourite: {
    add: '收藏{{name}}',
    remove: '取消收藏{{name}}',
  },
  price: {
    now: '現價',
    was: '原價',
  },
  stars: {
    value: '{{value}} 分，滿分 5 分',
    choice_other: '{{count}} 星',
  },
  pager: {
    label: '分頁',
    previous: '上一頁',
    next: '下一頁',
    page: '第 {{page}} 頁',
    size: '每頁',
  },
  crumbs: '目前位置',
  steps: {
    label: '步驟',
    done: '已完成',
  },
  error: {
    title: '載入失敗',
    text: '連線中斷或伺服器沒有回應，您的內容不會遺失。',
  },
  rail: {
    previous: '{{title}}：上一組',
    next: '{{title}}：下一組',
  },
  captcha: {
    label: '驗證碼',
    renew: '換一張圖片',
    picture: '圖片中的四個字元',
  },
} satisfies CompleteTexts<'ui'>;
