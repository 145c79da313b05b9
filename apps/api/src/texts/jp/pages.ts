import type { Texts } from '../texts.ts';

export default {
  newsletter: {
    ask: '{brand}のニュースレターを {email} にお送りしてよろしいですか。',
    button: '購読する',
    done: 'ありがとうございます。{brand}のニュースレターを {email} にお届けします。',
    invalid: 'このリンクは無効になりました。もう一度お申し込みください。',
    onward: '{brand}へ',
  },
  unlock: {
    ask: '{email} がコードを使って{brand}のコンソールにサインインできるようにしますか。',
    button: '許可する',
    done: '完了しました。{email} で再びサインインできます。ご本人以外が試みた場合は、パスワードを変更してください。',
    invalid: 'このリンクは無効になりました。',
  },
  unknownHost: {
    title: 'このアドレスにストアはありません',
    visitor: 'このアドレスで公開されているストアはありません。つづりをご確認ください。',
    operator: 'このサーバーの運用担当の方は、アドレスをストアに割り当ててください:',
  },
} satisfies Texts['pages'];
