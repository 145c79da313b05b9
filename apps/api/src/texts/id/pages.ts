import type { Texts } from '../texts.ts';

export default {
  newsletter: {
    ask: 'Kirim buletin {brand} ke {email}?',
    button: 'Ya, berlangganan',
    done: 'Terima kasih. Buletin {brand} akan dikirim ke {email}.',
    invalid: 'Tautan ini sudah tidak berlaku. Silakan daftar buletin lagi.',
    onward: 'Buka {brand}',
  },
  unlock: {
    ask: 'Izinkan {email} masuk ke konsol {brand} dengan kode lagi?',
    button: 'Ya, izinkan',
    done: 'Selesai. Anda dapat masuk sebagai {email} lagi. Jika orang lain yang mencoba, silakan ganti kata sandi Anda.',
    invalid: 'Tautan ini sudah tidak berlaku.',
  },
  unknownHost: {
    title: 'Tidak ada toko di alamat ini',
    visitor: 'Tidak ada toko yang dilayani di alamat ini. Silakan periksa ejaannya.',
    operator: 'Jika Anda mengelola server ini, berikan alamat ini kepada sebuah toko:',
  },
} satisfies Texts['pages'];
