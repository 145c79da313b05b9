import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Pesan sistem',
  description: 'Kabar tentang pesanan, dompet, dan toko Anda.',
  tabsLabel: 'Jenis pesan',
  types: {
    order: 'Pesanan',
    wallet: 'Dompet',
    shop: 'Toko',
    notice: 'Pengumuman',
  },
  columns: {
    title: 'Judul',
    message: 'Pesan',
    time: 'Diterima',
    action: 'Tindakan',
  },
  unread: 'Belum dibaca:',
  view: 'Lihat',
  viewNamed: 'Lihat {{title}}',
  toOrder: 'Ke pesanan',
  toOrders: 'Ke pesanan saya',
  toWallet: 'Ke dompet saya',
  empty: {
    title: 'Belum ada pesan di sini',
    text: 'Setiap kabar baru akan muncul di sini dan dikirim lewat email.',
    page: 'Tidak ada apa-apa di halaman ini',
    toFirst: 'Ke halaman pertama',
  },
} satisfies CompleteTexts<'messages'>;
