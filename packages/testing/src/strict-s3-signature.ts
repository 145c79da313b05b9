/** AWS Signature Version 4 as a store checks it, written anew: what signs and what checks share no code. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Credentials {
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

const SKEW_MS = 15 * 60_000;
const LONGEST_S = 7 * 24 * 60 * 60;
const ALGORITHM = 'AWS4-HMAC-SHA256';

interface Claim {
  readonly credential: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly date: string;
  readonly bodyHash: string;
  /** Of a signed address. */
  readonly seconds?: number;
}

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const textOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(',') : (value ?? '');
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** @returns the S3 code of the refusal; undefined for a call whose signature holds */
export function refusalOf(
  call: SignedCall,
  { region, accessKey, secretKey }: Credentials,
  now: Date,
): string | undefined {
  const claim = claimOf(call);
  if (!claim) return 'AccessDenied';
  const [key, day = '', ...scope] = claim.credential.split('/');
  if (key !== accessKey) return 'InvalidAccessKeyId';
  if (scope.join('/') !== `${region}/s3/aws4_request` || !claim.date.startsWith(day))
    return 'AuthorizationHeaderMalformed';
  const madeAt = timeOf(claim.date);
  if (madeAt === undefined || madeAt > now.getTime() + SKEW_MS) return 'AccessDenied';
  if (claim.seconds === undefined) {
    if (madeAt < now.getTime() - SKEW_MS) return 'RequestTimeTooSkewed';
    if (claim.bodyHash !== sha256(call.body)) return 'XAmzContentSHA256Mismatch';
  } else if (!(claim.seconds > 0 && claim.seconds <= LONGEST_S) || now.getTime() > madeAt + claim.seconds * 1000)
    return 'AccessDenied';
  if (!claim.signedHeaders.includes('host')) return 'AccessDenied';
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretKey}`);
  const text = [ALGORITHM, claim.date, [day, ...scope].join('/'), sha256(canonical(call, claim))].join('\n');
  const wanted = hmac(signing, text).toString('hex');
  const isRight =
    wanted.length === claim.signature.length && timingSafeEqual(Buffer.from(wanted), Buffer.from(claim.signature));
  return isRight ? undefined : 'SignatureDoesNotMatch';
}

function claimOf({ url, headers }: SignedCall): Claim | undefined {
  const asked = url.searchParams;
  if (asked.get('X-Amz-Algorithm') === ALGORITHM)
    return {
      credential: asked.get('X-Amz-Credential') ?? '',
      signedHeaders: (asked.get('X-Amz-SignedHeaders') ?? '').split(';'),
      signature: asked.get('X-Amz-Signature') ?? '',
      date: asked.get('X-Amz-Date') ?? '',
      bodyHash: 'UNSIGNED-PAYLOAD',
      seconds: Number(asked.get('X-Amz-Expires')),
    };
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
      headers.authorization === undefined ? '' : textOf(headers.authorization),
    ) ?? [];
  if (signature === '') return undefined;
  const date = textOf(headers['x-amz-date']);
  const bodyHash = textOf(headers['x-amz-content-sha256']);
  return { credential, signedHeaders: signedHeaders.split(';'), signature, date, bodyHash };
}

function canonical({ method, url, headers }: SignedCall, { signedHeaders, bodyHash }: Claim): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort();
  return [
    method,
    url.pathname,
    query.join('&'),
    ...signedHeaders.map((name) => `${name}:${textOf(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    bodyHash,
  ].join('\n');
}

function timeOf(date: string): number | undefined {
  const [, year, month, day, hours, minutes, seconds] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  return seconds === undefined ? undefined : Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}
