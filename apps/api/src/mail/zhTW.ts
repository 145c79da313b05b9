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
};
