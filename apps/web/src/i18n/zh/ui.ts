import type { CompleteTexts } from '../catalogue.ts';

export default {
  close: '关闭',
  dismiss: '收起',
  loading: '加载中',
  retry: '重试',
  copy: { label: '复制', success: '复制成功', fail: '复制失败' },
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  optional: '选填',
  less: '减少一件',
  more: '增加一件',
  quantity: '数量',
  remove: '移除{{name}}',
  backToTop: '返回顶部',
  notifications: '通知',
  favourite: {
    add: '收藏{{name}}',
    remove: '取消收藏{{name}}',
  },
  price: {
    now: '现价',
    was: '原价',
  },
  stars: {
    value: '{{value}} 分，满分 5 分',
    choice_other: '{{count}} 星',
  },
  pager: {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: '第 {{page}} 页',
    size: '每页',
  },
  crumbs: '当前位置',
  steps: {
    label: '步骤',
    done: '已完成',
  },
  error: {
    title: '加载失败',
    text: '连接中断或服务器没有响应，您的内容不会丢失。',
  },
  rail: {
    previous: '{{title}}：上一组',
    next: '{{title}}：下一组',
  },
  captcha: {
    label: '验证码',
    renew: '换一张图片',
    picture: '图片中的四个字符',
  },
} satisfies CompleteTexts<'ui'>;
