import type { Texts } from '../texts.ts';

export default {
  registrationCode: {
    subject: '您的 {brand} 验证码：{code}',
    paragraphs: [
      '请输入以下验证码以创建您的 {brand} 账户：',
      '{code}',
      '验证码 10 分钟内有效。如果您没有申请，请忽略此邮件：没有验证码就不会创建账户。',
    ],
  },
  passwordResetCode: {
    subject: '重设您的 {brand} 密码：{code}',
    paragraphs: [
      '请输入以下验证码以设置新密码：',
      '{code}',
      '验证码 10 分钟内有效。如果您没有申请，请忽略此邮件：您的密码不会改变。请勿将验证码告诉任何人。',
    ],
  },
  payPasswordCode: {
    subject: '您的 {brand} 交易密码验证码：{code}',
    paragraphs: [
      '请输入以下验证码以设置交易密码：',
      '{code}',
      '验证码 10 分钟内有效。如果您没有申请，请修改您的登录密码。请勿将验证码告诉任何人。',
    ],
  },
  newsletterLink: {
    subject: '请确认订阅 {brand} 新闻邮件',
    paragraphs: [
      '有人（希望是您本人）用此邮箱申请了 {brand} 的新闻邮件。请在七天内打开以下链接确认：',
      '{link}',
      '如非您本人操作，请忽略此邮件：未经确认，我们不会发送任何内容。',
    ],
  },
  secondFactorOn: {
    subject: '{brand}：您的账号已启用验证码',
    paragraphs: [
      '从现在起，使用您的账号登录 {brand} 控制台需要身份验证器应用的验证码。控制台的其他会话均已结束。',
      '如果不是您本人操作，请立即重置密码并联系管理员。',
    ],
  },
  secondFactorOff: {
    subject: '{brand}：您的账号已停用验证码',
    paragraphs: ['使用您的账号登录 {brand} 控制台不再需要验证码。', '如果不是您本人操作，请立即重置密码并联系管理员。'],
  },
  recoveryCodesRenewed: {
    subject: '{brand}：您有新的恢复代码',
    paragraphs: [
      '已为您的账号在 {brand} 控制台生成十个新的恢复代码，旧代码已失效。',
      '如果不是您本人操作，请立即重置密码并联系管理员。',
    ],
  },
  recoveryCodeUsed: {
    subject: '{brand}：已使用一个恢复代码',
    paragraphs: [
      '有人使用您的密码和一个恢复代码登录了 {brand} 控制台。剩余恢复代码：{left}。',
      '如果不是您本人操作，请立即重置密码并联系管理员。',
    ],
  },
  secondFactorLocked: {
    subject: '{brand}：验证码登录已停止',
    paragraphs: [
      '有知道您密码的人在 {brand} 控制台为您的账号输入了过多错误的验证码。在您打开此链接之前，任何人都无法使用验证码登录：',
      '{link}',
      '如果不是您本人操作，请先更改密码。',
    ],
  },
  contactMessage: {
    subject: '{brand}：来自 {name} 的留言：{title}',
    paragraphs: ['{name}（{email}）留言：', '{content}', '直接回复此邮件即可联系 {email}。'],
  },
  systemMessage: {
    subject: '{brand}：{title}',
    paragraphs: ['{content}', '您可随时在账户中查看此消息。'],
  },
} satisfies Texts['mails'];
