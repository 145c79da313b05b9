import type { Texts } from '../texts.ts';

export default {
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
  secondFactorOn: {
    subject: '{brand}: 계정에 코드가 설정되었습니다',
    paragraphs: [
      '이제부터 이 계정으로 {brand} 콘솔에 로그인하려면 인증 앱의 코드가 필요합니다. 콘솔의 다른 세션은 모두 종료되었습니다.',
      '본인이 아니라면 즉시 비밀번호를 재설정하고 관리자에게 도움을 요청해 주세요.',
    ],
  },
  secondFactorOff: {
    subject: '{brand}: 계정의 코드가 해제되었습니다',
    paragraphs: [
      '이제 이 계정으로 {brand} 콘솔에 로그인할 때 코드가 필요하지 않습니다.',
      '본인이 아니라면 즉시 비밀번호를 재설정하고 관리자에게 도움을 요청해 주세요.',
    ],
  },
  recoveryCodesRenewed: {
    subject: '{brand}: 새 복구 코드가 발급되었습니다',
    paragraphs: [
      '{brand} 콘솔에서 이 계정의 새 복구 코드 10개가 발급되었습니다. 이전 코드는 더 이상 사용할 수 없습니다.',
      '본인이 아니라면 즉시 비밀번호를 재설정하고 관리자에게 도움을 요청해 주세요.',
    ],
  },
  recoveryCodeUsed: {
    subject: '{brand}: 복구 코드가 사용되었습니다',
    paragraphs: [
      '누군가 이 계정의 비밀번호와 복구 코드로 {brand} 콘솔에 로그인했습니다. 남은 복구 코드: {left}.',
      '본인이 아니라면 즉시 비밀번호를 재설정하고 관리자에게 도움을 요청해 주세요.',
    ],
  },
  secondFactorLocked: {
    subject: '{brand}: 코드 로그인이 중지되었습니다',
    paragraphs: [
      '비밀번호를 아는 누군가가 {brand} 콘솔에서 이 계정에 잘못된 코드를 너무 많이 입력했습니다. 다음 링크를 열기 전에는 아무도 코드로 로그인할 수 없습니다.',
      '{link}',
      '본인이 아니라면 먼저 비밀번호를 변경해 주세요.',
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
} satisfies Texts['mails'];
