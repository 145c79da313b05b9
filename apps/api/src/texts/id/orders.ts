import type { Texts } from '../texts.ts';

export default {
  status: {
    waitPay: 'Menunggu pembayaran',
    waitDelivery: 'Menunggu pengiriman',
    waitReceipt: 'Menunggu penerimaan',
    orderOver: 'Selesai',
    refunded: 'Dana dikembalikan',
    cancelled: 'Dibatalkan',
  },
  handover: 'Paket telah diserahkan kepada {company}, nomor resi {number}.',
} satisfies Texts['orders'];
