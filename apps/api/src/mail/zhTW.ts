import type { MailTexts } from './mail-text.ts';

export const zhTW: MailTexts = {
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
  contactMessage: {
    subject: '{brand}：{name} 的留言：{title}',
    paragraphs: ['{name}（{email}）留言如下：', '{content}', '直接回覆此郵件即可聯絡 {email}。'],
  },
  systemMessage: {
    subject: '{title}｜{brand}',
    paragraphs: ['{content}', '您可隨時在帳戶中查看此訊息。'],
  },
};
