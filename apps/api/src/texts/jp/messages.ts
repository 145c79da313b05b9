import type { Texts } from '../texts.ts';

export default {
  paymentApproved: {
    title: 'お支払いを確認しました',
    message: 'お支払い証明が承認されました。注文 {orders} のお支払いが完了し、まもなく発送されます。',
  },
  paymentRejected: {
    title: 'お支払い証明が承認されませんでした',
    message:
      '注文 {orders} のお支払い証明は承認されませんでした：{remark} 期限内に再度アップロードするか、別のお支払い方法をお選びください。',
  },
  paymentCredited: {
    title: 'お支払いを残高に入金しました',
    message: 'お支払い証明は承認されましたが、注文 {orders} は終了していました。{amount} 米ドルを残高に入金しました。',
  },
  rechargeApproved: {
    title: 'チャージが完了しました',
    message: 'チャージ {no} が承認され、{amount} 米ドルが残高に加算されました。',
  },
  rechargeRejected: {
    title: 'チャージが承認されませんでした',
    message: 'チャージ {no}（{amount} 米ドル）は承認されませんでした：{remark}',
  },
  applicationApproved: {
    title: '出店申請が承認されました',
    message: 'ようこそ！申請が承認され、ショップ「{shop}」がオープンしました。',
  },
  applicationRejected: {
    title: '出店申請は承認されませんでした',
    message: 'ショップ「{shop}」の申請は承認されませんでした：{remark} 内容を修正して再申請できます。',
  },
  withdrawalApproved: {
    title: '出金が承認されました',
    message: '出金 {no}（{amount} 米ドル）が承認され、処理中です。',
  },
  withdrawalRemitted: {
    title: '出金を送金しました',
    message: '出金 {no} の {amount} 米ドルを送金しました。',
  },
  withdrawalCompleted: {
    title: '出金が完了しました',
    message: '出金 {no}（{amount} 米ドル）が完了しました。',
  },
  withdrawalRejected: {
    title: '出金が承認されませんでした',
    message: '出金 {no} は承認されませんでした：{remark} {amount} 米ドルを残高に戻しました。',
  },
  withdrawalFailed: {
    title: '出金に失敗しました',
    message: '出金 {no} は着金しませんでした。{amount} 米ドルを残高に戻しました。{remark}',
  },
  withdrawalCut: {
    title: '返金により出金額が変わりました',
    message:
      '出金 {no} は {before} 米ドルから {after} 米ドルになりました。返金 {refund} に優先して充てられたためです。返金に必要な額を超えた分は残高に戻りました。',
  },
  balanceAdded: {
    title: '残高が増えました',
    message: '残高に {amount} 米ドルが加算されました。{remark}',
  },
  balanceDeducted: {
    title: '残高が減りました',
    message: '残高から {amount} 米ドルが差し引かれました。{remark}',
  },
  shopOrderPaid: {
    title: '新しいお支払い済み注文',
    message: 'ショップの注文 {order} のお支払いが完了しました。発送をお願いします。',
  },
  orderCancelled: {
    title: '注文をキャンセルしました',
    message: '注文 {order} はキャンセルされました。{amount} 米ドルを残高に戻しました。',
  },
  orderExpired: {
    title: 'お支払い期限切れによりキャンセルしました',
    message:
      '注文 {order} は期限までにお支払いがなかったため、キャンセルされました。ご請求はありません。商品は改めてご注文いただけます。',
  },
  orderShipped: {
    title: '商品を発送しました',
    message: '注文 {order} を {company} で発送しました。追跡番号は {trackingNumber} です。',
  },
  orderAutoConfirmed: {
    title: '注文が完了しました',
    message: '注文 {order} は受取確認の期限を過ぎたため、受取済みとなりました。',
  },
  shopOrderCancelled: {
    title: '購入者が注文をキャンセルしました',
    message: 'ショップの注文 {order} は購入者によりキャンセルされました。発送しないでください。',
  },
  shopOrderSettled: {
    title: '売上が確定しました',
    message: 'ショップの注文 {order} の精算が完了し、残高に {amount} 米ドルが加算されました。',
  },
  shopDebtPaid: {
    title: '精算額を未払い分に充てました',
    message:
      '注文 {order} の精算額のうち {amount} 米ドルを、返金に関するショップの未払い分に充てました。未払い残額は {debt} 米ドルです。',
  },
  afterSaleReturnAwaited: {
    title: '商品をご返送ください',
    message:
      '注文 {order} のアフターサービス {no} が承認されました。商品を返送し、追跡番号を入力してください。到着後に {amount} 米ドルを返金します。\n返送先：{address}\nショップからの連絡：{remark}',
  },
  afterSaleApproved: {
    title: 'アフターサービスの承認',
    message:
      '注文 {order} のアフターサービス {no} が承認されました。まもなく {amount} 米ドルが残高に返金されます。\nショップからの連絡：{remark}',
  },
  afterSaleRefused: {
    title: 'アフターサービスの却下',
    message: '注文 {order} のアフターサービス {no}（{amount} 米ドル）は承認されませんでした：{remark}',
  },
  afterSaleGoodsAccepted: {
    title: '返品の到着',
    message:
      '注文 {order} のアフターサービス {no} の返品が到着しました。まもなく {amount} 米ドルが残高に返金されます。{remark}',
  },
  afterSaleGoodsRefused: {
    title: '返品の受取拒否',
    message:
      '注文 {order} のアフターサービス {no}（{amount} 米ドル）で返送された商品は受け取られませんでした：{remark}',
  },
  afterSaleRefunded: {
    title: '返金完了',
    message: '注文 {order} のアフターサービス {no} について、{amount} 米ドルを残高に返金しました。{remark}',
  },
  afterSaleRefundAsked: {
    title: '返金はストアの確認待ちです',
    message:
      '注文 {order} のアフターサービス {no} の返金 {amount} 米ドルは承認され、ストアの確認を待っています。{remark}',
  },
  afterSaleRefundRejected: {
    title: '返金が遅れています',
    message:
      '注文 {order} のアフターサービス {no} の返金 {amount} 米ドルは、まだストアで実行されていません：{remark} 承認は有効なままで、ショップは改めて申請できます。',
  },
  shopAfterSaleAsked: {
    title: '新しいアフターサービス申請',
    message:
      '注文 {order} の購入者が {amount} 米ドルの返金を申請しました（アフターサービス {no}）。24 時間以内に対応してください。',
  },
  shopAfterSaleCancelled: {
    title: 'アフターサービスの取消',
    message: '購入者が注文 {order} のアフターサービス {no} を取り消しました。',
  },
  shopAfterSaleReturned: {
    title: '返品の発送',
    message: '注文 {order} のアフターサービス {no} の商品が返送されました：{tracking}',
  },
  shopAfterSalePaid: {
    title: '残高からの返金',
    message: '注文 {order} のアフターサービス {no} の返金として、残高から {amount} 米ドルが差し引かれました。',
  },
  shopRefundOwed: {
    title: '返金の立て替えがあります',
    message:
      '注文 {order} のアフターサービス {no} の返金に残高が足りませんでした。ストアが {amount} 米ドルを立て替え、ショップの未払い額は {debt} 米ドルになりました。次回以降の精算から優先して支払われます。',
  },
  shopRefundRejected: {
    title: '返金は実行されませんでした',
    message:
      'ストアは注文 {order} のアフターサービス {no} の返金を実行しませんでした：{remark} 残高を補充して、もう一度返金を行ってください。',
  },
} satisfies Texts['messages'];
