import type { Language } from '@passage/contract';

interface UnlockTexts {
  readonly ask: string;
  readonly button: string;
  readonly done: string;
  readonly invalid: string;
}

/** What the page behind the mail's link says; {brand} and {email} are filled in. */
export const UNLOCK_TEXTS: Readonly<Record<Language, UnlockTexts>> = {
  en: {
    ask: 'Allow signing in to the {brand} console as {email} with codes again?',
    button: 'Yes, allow it',
    done: 'Done. You can sign in as {email} again. If somebody else tried, please change your password.',
    invalid: 'This link no longer works.',
  },
  zh: {
    ask: '要重新允许 {email} 使用验证码登录 {brand} 控制台吗？',
    button: '是的，允许',
    done: '已完成。您可以再次以 {email} 登录。如果是他人尝试登录，请更改密码。',
    invalid: '此链接已失效。',
  },
  zhTW: {
    ask: '要重新允許 {email} 使用驗證碼登入 {brand} 主控台嗎？',
    button: '是的，允許',
    done: '已完成。您可以再次以 {email} 登入。如果是他人嘗試登入，請變更密碼。',
    invalid: '此連結已失效。',
  },
  fr: {
    ask: 'Autoriser à nouveau la connexion de {email} à la console de {brand} par code ?',
    button: 'Oui, autoriser',
    done: "C'est fait. Vous pouvez à nouveau vous connecter avec {email}. Si quelqu'un d'autre a essayé, veuillez changer votre mot de passe.",
    invalid: 'Ce lien ne fonctionne plus.',
  },
  jp: {
    ask: '{email} がコードを使って{brand}のコンソールにサインインできるようにしますか。',
    button: '許可する',
    done: '完了しました。{email} で再びサインインできます。ご本人以外が試みた場合は、パスワードを変更してください。',
    invalid: 'このリンクは無効になりました。',
  },
  kor: {
    ask: '{email} 계정이 코드로 {brand} 콘솔에 다시 로그인할 수 있게 할까요?',
    button: '네, 허용합니다',
    done: '완료되었습니다. {email} 계정으로 다시 로그인할 수 있습니다. 다른 사람이 시도했다면 비밀번호를 변경해 주세요.',
    invalid: '더 이상 사용할 수 없는 링크입니다.',
  },
  id: {
    ask: 'Izinkan {email} masuk ke konsol {brand} dengan kode lagi?',
    button: 'Ya, izinkan',
    done: 'Selesai. Anda dapat masuk sebagai {email} lagi. Jika orang lain yang mencoba, silakan ganti kata sandi Anda.',
    invalid: 'Tautan ini sudah tidak berlaku.',
  },
};
