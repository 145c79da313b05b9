import type { Language } from '@passage/contract';

export interface NewsletterTexts {
  readonly ask: string;
  readonly button: string;
  readonly done: string;
  readonly invalid: string;
  readonly onward: string;
}

/** What the page behind the mail's link says; {brand} and {email} are filled in. */
export const NEWSLETTER_TEXTS: Readonly<Record<Language, NewsletterTexts>> = {
  en: {
    ask: 'Send the {brand} newsletter to {email}?',
    button: 'Yes, subscribe',
    done: 'Thank you. The {brand} newsletter will come to {email}.',
    invalid: 'This link no longer works. Please ask for the newsletter again.',
    onward: 'Go to {brand}',
  },
  zh: {
    ask: '要把 {brand} 的新闻邮件发送到 {email} 吗？',
    button: '是的，订阅',
    done: '谢谢。{brand} 的新闻邮件将发送到 {email}。',
    invalid: '此链接已失效，请重新订阅。',
    onward: '前往 {brand}',
  },
  zhTW: {
    ask: '要將 {brand} 的電子報寄到 {email} 嗎？',
    button: '是的，訂閱',
    done: '謝謝。{brand} 的電子報將寄到 {email}。',
    invalid: '此連結已失效，請重新訂閱。',
    onward: '前往 {brand}',
  },
  fr: {
    ask: 'Envoyer la lettre de {brand} à {email} ?',
    button: "Oui, je m'abonne",
    done: 'Merci. La lettre de {brand} arrivera à {email}.',
    invalid: 'Ce lien ne fonctionne plus. Veuillez vous inscrire à nouveau.',
    onward: 'Aller sur {brand}',
  },
  jp: {
    ask: '{brand}のニュースレターを {email} にお送りしてよろしいですか。',
    button: '購読する',
    done: 'ありがとうございます。{brand}のニュースレターを {email} にお届けします。',
    invalid: 'このリンクは無効になりました。もう一度お申し込みください。',
    onward: '{brand}へ',
  },
  kor: {
    ask: '{brand} 소식지를 {email} 주소로 보내 드릴까요?',
    button: '네, 구독합니다',
    done: '감사합니다. {brand} 소식지를 {email} 주소로 보내 드리겠습니다.',
    invalid: '더 이상 사용할 수 없는 링크입니다. 소식지를 다시 신청해 주세요.',
    onward: '{brand}(으)로 가기',
  },
  id: {
    ask: 'Kirim buletin {brand} ke {email}?',
    button: 'Ya, berlangganan',
    done: 'Terima kasih. Buletin {brand} akan dikirim ke {email}.',
    invalid: 'Tautan ini sudah tidak berlaku. Silakan daftar buletin lagi.',
    onward: 'Buka {brand}',
  },
};
