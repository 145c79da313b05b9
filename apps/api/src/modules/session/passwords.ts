import { compare, hash } from 'bcrypt';

/** The commonest passwords of 8 to 16 characters, in lower case; the case of a guess costs nothing. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890
  0123456789 987654321 9876543210 87654321 11111111 00000000 22222222 66666666 88888888 99999999 12341234 11223344
  123123123 123321123 147258369 123qweasd 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwertyui qwertyuiop qwerty12 qwerty123
  qwerty1234 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 1qaz2wsx qazwsxedc abcd1234 abc12345 a1234567 a12345678 a123456789
  aa123456 aa12345678 abcdefgh abcdefg1 aaaaaaaa iloveyou iloveyou1 sunshine princess football baseball superman
  trustno1 starwars whatever computer michelle jennifer liverpool letmein1 welcome1 welcome123 admin123 admin1234
  administrator changeme changeme1 secret123 test1234 testtest dragon123 monkey123 passage1 passage123 woaini1314
  5201314520 qq123456 asd123456 zaq12wsx`.split(/\s+/),
);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

/** Takes about a tenth of a second of another thread: never inside a transaction. */
export const hashPassword = (password: string, rounds: number): Promise<string> => hash(password, rounds);

/**
 * Compares with a stored hash. Where there is none it compares with a hash that nothing matches, so that an unknown
 * account takes as long as a known one.
 */
export const matchesPassword = (password: string, stored: string | undefined, rounds: number): Promise<boolean> =>
  compare(password, stored ?? unmatchedHash(rounds));

const unmatchedHash = (rounds: number): string =>
  `$2b$${String(rounds).padStart(2, '0')}$tGh8nZ1CUE0hWqSOaE3Zp.000000000000000000000000000000.`;
