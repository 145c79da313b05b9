import type { Texts } from '../texts.ts';

export default {
  newsletter: {
    ask: '要將 {brand} 的電子報寄到 {email} 嗎？',
    button: '是的，訂閱',
    done: '謝謝。{brand} 的電子報將寄到 {email}。',
    invalid: '此連結已失效，請重新訂閱。',
    onward: '前往 {brand}',
  },
  unlock: {
    ask: '要重新允許 {email} 使用驗證碼登入 {brand} 主控台嗎？',
    button: '是的，允許',
    done: '已完成。您可以再次以 {email} 登入。如果是他人嘗試登入，請變更密碼。',
    invalid: '此連結已失效。',
  },
  unknownHost: {
    title: '此網址沒有商城',
    visitor: '此網址下沒有商城，請檢查拼寫。',
    operator: '如果您是此伺服器的維運人員，請將網址指派給商城：',
  },
} satisfies Texts['pages'];
