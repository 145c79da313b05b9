import type { MessageTexts } from '../message-text.ts';

export const id: MessageTexts = {
  paymentApproved: {
    title: 'Pembayaran dikonfirmasi',
    message: 'Bukti pembayaran Anda disetujui. Pesanan {orders} sudah dibayar dan akan segera dikirim.',
  },
  paymentRejected: {
    title: 'Bukti pembayaran ditolak',
    message:
      'Bukti pembayaran pesanan {orders} ditolak: {remark} Unggah bukti lain atau pilih cara pembayaran lain sebelum waktunya habis.',
  },
  paymentCredited: {
    title: 'Pembayaran masuk ke saldo Anda',
    message:
      'Bukti pembayaran Anda disetujui, tetapi pesanan {orders} sudah ditutup. USD {amount} ditambahkan ke saldo Anda.',
  },
  rechargeApproved: {
    title: 'Isi ulang selesai',
    message: 'Isi ulang {no} disetujui. USD {amount} ditambahkan ke saldo Anda.',
  },
  rechargeRejected: { title: 'Isi ulang ditolak', message: 'Isi ulang {no} sebesar USD {amount} ditolak: {remark}' },
  withdrawalApproved: {
    title: 'Penarikan disetujui',
    message: 'Penarikan {no} sebesar USD {amount} disetujui dan sedang diproses.',
  },
  withdrawalRemitted: { title: 'Penarikan dikirim', message: 'USD {amount} dari penarikan {no} sedang dikirim.' },
  withdrawalCompleted: { title: 'Penarikan selesai', message: 'Penarikan {no} sebesar USD {amount} telah selesai.' },
  withdrawalRejected: {
    title: 'Penarikan ditolak',
    message: 'Penarikan {no} ditolak: {remark} USD {amount} kembali ke saldo Anda.',
  },
  withdrawalFailed: {
    title: 'Penarikan gagal',
    message: 'Penarikan {no} tidak dapat diteruskan. USD {amount} kembali ke saldo Anda. {remark}',
  },
  balanceAdded: { title: 'Saldo bertambah', message: 'USD {amount} ditambahkan ke saldo Anda. {remark}' },
  balanceDeducted: { title: 'Saldo berkurang', message: 'USD {amount} dikurangi dari saldo Anda. {remark}' },
  shopOrderPaid: {
    title: 'Pesanan baru telah dibayar',
    message: 'Pesanan {order} di toko Anda sudah dibayar. Silakan kirim.',
  },
  orderCancelled: {
    title: 'Pesanan dibatalkan',
    message: 'Pesanan {order} dibatalkan. USD {amount} kembali ke saldo Anda.',
  },
  orderShipped: {
    title: 'Pesanan dikirim',
    message: 'Pesanan {order} sedang dalam perjalanan dengan {company}, nomor resi {trackingNumber}.',
  },
  orderAutoConfirmed: {
    title: 'Pesanan selesai',
    message: 'Pesanan {order} kini dianggap diterima karena batas waktu konfirmasi telah lewat.',
  },
  shopOrderCancelled: {
    title: 'Pesanan dibatalkan pembeli',
    message: 'Pembeli membatalkan pesanan {order} di toko Anda. Mohon jangan dikirim.',
  },
  shopOrderSettled: {
    title: 'Pesanan diselesaikan ke saldo',
    message: 'Pesanan {order} di toko Anda telah diselesaikan. USD {amount} ditambahkan ke saldo Anda.',
  },
};
