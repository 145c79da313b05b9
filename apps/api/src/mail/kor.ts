import type { MailTexts } from './mail-text.ts';

export const kor: MailTexts = {
  registrationCode: {
    subject: '{brand} 인증 코드: {code}',
    paragraphs: [
      '{brand} 계정을 만들려면 다음 코드를 입력해 주세요.',
      '{code}',
      '코드는 10분 동안 유효합니다. 요청하지 않으셨다면 이 이메일을 무시해 주세요. 코드 없이는 계정이 만들어지지 않습니다.',
    ],
  },
  passwordResetCode: {
    subject: '{brand} 비밀번호 재설정: {code}',
    paragraphs: [
      '새 비밀번호를 설정하려면 다음 코드를 입력해 주세요.',
      '{code}',
      '코드는 10분 동안 유효합니다. 요청하지 않으셨다면 이 이메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다. 코드를 누구에게도 알려 주지 마세요.',
    ],
  },
  payPasswordCode: {
    subject: '{brand} 거래 비밀번호 인증 코드: {code}',
    paragraphs: [
      '거래 비밀번호를 설정하려면 다음 코드를 입력해 주세요.',
      '{code}',
      '코드는 10분 동안 유효합니다. 요청하지 않으셨다면 로그인 비밀번호를 변경해 주세요. 코드를 누구에게도 알려 주지 마세요.',
    ],
  },
};
