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
  newsletterLink: {
    subject: '{brand} 소식지 구독을 확인해 주세요',
    paragraphs: [
      '이 주소로 {brand} 소식지 신청이 들어왔습니다. 7일 안에 아래 링크를 열어 확인해 주세요.',
      '{link}',
      '본인이 아니라면 이 메일을 무시하세요. 확인하지 않으면 아무것도 보내지 않습니다.',
    ],
  },
  contactMessage: {
    subject: '{brand}: {name} 님의 메시지: {title}',
    paragraphs: [
      '{name} 님({email})이 메시지를 남겼습니다.',
      '{content}',
      '이 메일에 답장하면 {email} 주소로 전달됩니다.',
    ],
  },
  systemMessage: {
    subject: '[{brand}] {title}',
    paragraphs: ['{content}', '이 메시지는 계정에서 언제든지 확인하실 수 있습니다.'],
  },
};
