import type { Texts } from '../texts.ts';

export default {
  registrationCode: {
    subject: '您的 {brand} 驗證碼：{code}',
    paragraphs: [
      '請輸入以下驗證碼以建立您的 {brand} 帳戶：',
      '{code}',
      '驗證碼 10 分鐘內有效。如果您沒有申請，請忽略此郵件：沒有驗證碼就不會建立帳戶。',
    ],
  },
  passwordResetCode: {
    subject: '重設您的 {brand} 密碼：{code}',
    paragraphs: [
      '請輸入以下驗證碼以設定新密碼：',
      '{code}',
      '驗證碼 10 分鐘內有效。如果您沒有申請，請忽略此郵件：您的密碼不會改變。請勿將驗證碼告訴任何人。',
    ],
  },
  payPasswordCode: {
    subject: '您的 {brand} 交易密碼驗證碼：{code}',
    paragraphs: [
      '請輸入以下驗證碼以設定交易密碼：',
      '{code}',
      '驗證碼 10 分鐘內有效。如果您沒有申請，請更改您的登入密碼。請勿將驗證碼告訴任何人。',
    ],
  },
  newsletterLink: {
    subject: '請確認訂閱 {brand} 電子報',
    paragraphs: [
      '有人（希望是您本人）以此信箱申請了 {brand} 的電子報。請在七天內開啟以下連結確認：',
      '{link}',
      '若非您本人操作，請忽略此郵件：未經確認，我們不會寄送任何內容。',
    ],
  },
  secondFactorOn: {
    subject: '{brand}：您的帳號已啟用驗證碼',
    paragraphs: [
      '從現在起，使用您的帳號登入 {brand} 主控台需要驗證器應用程式的驗證碼。主控台的其他工作階段均已結束。',
      '如果不是您本人操作，請立即重設密碼並聯絡管理員。',
    ],
  },
  secondFactorOff: {
    subject: '{brand}：您的帳號已停用驗證碼',
    paragraphs: ['使用您的帳號登入 {brand} 主控台不再需要驗證碼。', '如果不是您本人操作，請立即重設密碼並聯絡管理員。'],
  },
  recoveryCodesRenewed: {
    subject: '{brand}：您有新的復原碼',
    paragraphs: [
      '已為您的帳號在 {brand} 主控台產生十組新的復原碼，舊的復原碼已失效。',
      '如果不是您本人操作，請立即重設密碼並聯絡管理員。',
    ],
  },
  recoveryCodeUsed: {
    subject: '{brand}：已使用一組復原碼',
    paragraphs: [
      '有人使用您的密碼和一組復原碼登入了 {brand} 主控台。剩餘復原碼：{left}。',
      '如果不是您本人操作，請立即重設密碼並聯絡管理員。',
    ],
  },
  secondFactorLocked: {
    subject: '{brand}：驗證碼登入已停止',
    paragraphs: [
      '有知道您密碼的人在 {brand} 主控台為您的帳號輸入了過多錯誤的驗證碼。在您開啟此連結之前，任何人都無法使用驗證碼登入：',
      '{link}',
      '如果不是您本人操作，請先變更密碼。',
    ],
  },
  contactMessage: {
    subject: '{brand}：{name} 的留言：{title}',
    paragraphs: ['{name}（{email}）留言如下：', '{content}', '直接回覆此郵件即可聯絡 {email}。'],
  },
  systemMessage: {
    subject: '{title}｜{brand}',
    paragraphs: ['{content}', '您可隨時在帳戶中查看此訊息。'],
  },
} satisfies Texts['mails'];
