import type { Texts } from '../texts.ts';

export default {
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
  rechargeRejected: {
    title: 'Isi ulang ditolak',
    message: 'Isi ulang {no} sebesar USD {amount} ditolak: {remark}',
  },
  applicationApproved: {
    title: 'Permohonan toko disetujui',
    message: 'Selamat datang! Permohonan Anda disetujui dan toko {shop} sudah dibuka.',
  },
  applicationRejected: {
    title: 'Permohonan toko tidak diterima',
    message:
      'Permohonan Anda untuk toko {shop} tidak diterima: {remark} Anda dapat mengubahnya dan mengajukan kembali.',
  },
  withdrawalApproved: {
    title: 'Penarikan disetujui',
    message: 'Penarikan {no} sebesar USD {amount} disetujui dan sedang diproses.',
  },
  withdrawalRemitted: {
    title: 'Penarikan dikirim',
    message: 'USD {amount} dari penarikan {no} sedang dikirim.',
  },
  withdrawalCompleted: {
    title: 'Penarikan selesai',
    message: 'Penarikan {no} sebesar USD {amount} telah selesai.',
  },
  withdrawalRejected: {
    title: 'Penarikan ditolak',
    message: 'Penarikan {no} ditolak: {remark} USD {amount} kembali ke saldo Anda.',
  },
  withdrawalFailed: {
    title: 'Penarikan gagal',
    message: 'Penarikan {no} tidak dapat diteruskan. USD {amount} kembali ke saldo Anda. {remark}',
  },
  withdrawalCut: {
    title: 'Penarikan berubah karena pengembalian dana',
    message:
      'Penarikan {no} sebesar USD {before} menjadi USD {after}: pengembalian dana {refund} dibayar lebih dulu darinya. Kelebihannya kembali ke saldo Anda.',
  },
  balanceAdded: {
    title: 'Saldo bertambah',
    message: 'USD {amount} ditambahkan ke saldo Anda. {remark}',
  },
  balanceDeducted: {
    title: 'Saldo berkurang',
    message: 'USD {amount} dikurangi dari saldo Anda. {remark}',
  },
  shopOrderPaid: {
    title: 'Pesanan baru telah dibayar',
    message: 'Pesanan {order} di toko Anda sudah dibayar. Silakan kirim.',
  },
  orderCancelled: {
    title: 'Pesanan dibatalkan',
    message: 'Pesanan {order} dibatalkan. USD {amount} kembali ke saldo Anda.',
  },
  orderExpired: {
    title: 'Pesanan dibatalkan: tidak dibayar tepat waktu',
    message:
      'Pesanan {order} dibatalkan karena tidak dibayar tepat waktu. Tidak ada biaya yang ditagih. Anda dapat memesan barangnya lagi.',
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
  shopDebtPaid: {
    title: 'Penyelesaian membayar utang',
    message:
      'USD {amount} dari penyelesaian pesanan {order} membayar utang toko Anda atas pengembalian dana. Sisa utang USD {debt}.',
  },
  afterSaleReturnAwaited: {
    title: 'Silakan kirim kembali barang',
    message:
      'Layanan purnajual {no} untuk pesanan {order} disetujui. Silakan kirim kembali barang dan isi nomor resi. USD {amount} akan dikembalikan setelah barang tiba.\nAlamat pengembalian: {address}\nCatatan dari toko: {remark}',
  },
  afterSaleApproved: {
    title: 'Layanan purnajual disetujui',
    message:
      'Layanan purnajual {no} untuk pesanan {order} disetujui. USD {amount} akan segera dikembalikan ke saldo Anda.\nCatatan dari toko: {remark}',
  },
  afterSaleRefused: {
    title: 'Layanan purnajual ditolak',
    message: 'Layanan purnajual {no} untuk pesanan {order} (USD {amount}) ditolak: {remark}',
  },
  afterSaleGoodsAccepted: {
    title: 'Barang retur telah tiba',
    message:
      'Barang layanan purnajual {no} untuk pesanan {order} telah tiba. USD {amount} akan segera dikembalikan ke saldo Anda. {remark}',
  },
  afterSaleGoodsRefused: {
    title: 'Barang retur ditolak',
    message:
      'Barang yang Anda kirim kembali untuk layanan purnajual {no} pesanan {order} (USD {amount}) ditolak: {remark}',
  },
  afterSaleRefunded: {
    title: 'Pengembalian dana selesai',
    message: 'USD {amount} untuk layanan purnajual {no} pesanan {order} telah dikembalikan ke saldo Anda. {remark}',
  },
  afterSaleRefundAsked: {
    title: 'Pengembalian dana Anda menunggu toko utama',
    message:
      'Pengembalian dana USD {amount} untuk layanan purnajual {no} pesanan {order} disetujui dan menunggu dicairkan oleh toko utama. {remark}',
  },
  afterSaleRefundRejected: {
    title: 'Pengembalian dana Anda tertunda',
    message:
      'Toko utama belum mencairkan pengembalian dana USD {amount} untuk layanan purnajual {no} pesanan {order}: {remark} Persetujuannya tetap berlaku dan penjual dapat mengajukannya lagi.',
  },
  shopAfterSaleAsked: {
    title: 'Pengajuan purnajual baru',
    message:
      'Pembeli pesanan {order} meminta pengembalian dana USD {amount} (layanan purnajual {no}). Mohon putuskan dalam 24 jam.',
  },
  shopAfterSaleCancelled: {
    title: 'Layanan purnajual dibatalkan',
    message: 'Pembeli membatalkan layanan purnajual {no} untuk pesanan {order}.',
  },
  shopAfterSaleReturned: {
    title: 'Barang sedang dikirim kembali',
    message: 'Barang layanan purnajual {no} untuk pesanan {order} sedang dikirim kembali: {tracking}',
  },
  shopAfterSalePaid: {
    title: 'Pengembalian dana dari saldo Anda',
    message: 'USD {amount} diambil dari saldo Anda untuk pengembalian dana layanan purnajual {no} pesanan {order}.',
  },
  shopRefundOwed: {
    title: 'Toko Anda berutang atas pengembalian dana',
    message:
      'Saldo Anda tidak cukup untuk pengembalian dana layanan purnajual {no} pesanan {order}. Toko utama membayar USD {amount}; toko Anda kini berutang USD {debt}, yang dibayar lebih dulu dari penyelesaian berikutnya.',
  },
  shopRefundRejected: {
    title: 'Pengembalian dana tidak dicairkan',
    message:
      'Toko utama tidak mencairkan pengembalian dana layanan purnajual {no} pesanan {order}: {remark} Silakan isi saldo Anda dan mulai pengembalian dana lagi.',
  },
} satisfies Texts['messages'];
