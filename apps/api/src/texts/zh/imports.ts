import type { Texts } from '../texts.ts';

export default {
  columnMissing: '表头缺少以下列：{detail}',
  tooManyRows: '文件超过 {detail} 行；此行及之后的内容未导入。',
  unreadable: '无法读取此行，可能缺少引号。',
  columnCount: '此行的单元格数与表头不一致（{detail}）。',
  handleMissing: '此行没有 Handle。',
  handleScattered: '{detail} 的行还出现在文件的其他位置。同一商品的行必须相连。',
  titleMissing: '商品没有标题。',
  tooLong: '内容过长：{detail}',
  priceInvalid: '价格无效：{detail}',
  comparePriceInvalid: '原价无效：{detail}',
  quantityInvalid: '库存数量无效：{detail}',
  variantRepeated: '该商品已有此款式：{detail}',
  stockReserved: '订单占用的件数超过此数量（已占用/现有库存：{detail}）。',
  tooManyVariants: '一件商品最多可有 {detail} 个。',
  giftCard: '此处不能销售礼品卡。',
  categoryMissing: '无法判断商品面向的人群。请添加 men、women 或 kids 标签，或为导入选择分类。标签：{detail}',
  otherRow: '同一商品的第 {detail} 行有误。',
  unexpected: '我们这边出了问题，请重新导入。',
  categoryGuessed: '没有标签指明分类，请检查所选的分类。',
  pictureDrawn: '无法获取图片，已用手绘图代替：{detail}',
} satisfies Texts['imports'];
