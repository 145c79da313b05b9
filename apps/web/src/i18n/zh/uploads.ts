import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: '选择图片',
  drop: '或拖放到此处',
  letGo: '松开即可上传',
  add: '添加图片',
  another: '更换图片',
  remove: '移除 {{name}}',
  retry: '重试',
  retryNamed: '重试：{{name}}',
  uploading: '正在上传',
  uploadingNamed: '正在上传 {{name}}',
  uploaded: '已上传',
  stored_other: '已上传 {{count}} 张图片',
  failed: '图片上传失败',
  usedUp: '本小时可上传的图片额度已用完。下次可上传的时间：{{time}}。',
  hint: 'JPEG 或 PNG，不超过 10 MB。',
  hintAfter: '{{own}}{{hint}}',
  refusals: {
    type: '只能上传图片文件：jpeg、jpg 或 png。',
    size: '图片超过 10 MB，请选择较小的图片。',
    count_other: '最多可上传 {{count}} 张图片。',
  },
} satisfies CompleteTexts<'uploads'>;
