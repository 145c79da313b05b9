import type { Texts } from '../texts.ts';

export default {
  newsletter: {
    ask: '要把 {brand} 的新闻邮件发送到 {email} 吗？',
    button: '是的，订阅',
    done: '谢谢。{brand} 的新闻邮件将发送到 {email}。',
    invalid: '此链接已失效，请重新订阅。',
    onward: '前往 {brand}',
  },
  unlock: {
    ask: '要重新允许 {email} 使用验证码登录 {brand} 控制台吗？',
    button: '是的，允许',
    done: '已完成。您可以再次以 {email} 登录。如果是他人尝试登录，请更改密码。',
    invalid: '此链接已失效。',
  },
  unknownHost: {
    title: '该网址没有商城',
    visitor: '该网址下没有商城，请检查拼写。',
    operator: '如果您是此服务器的运维人员，请将网址分配给商城：',
  },
} satisfies Texts['pages'];
