/**
 * Whether the stack serves: a visitor's first purchase, made over HTTP from outside. It can be repeated.
 *
 *     node packages/deploy/first-purchase.js http://localhost:8080 http://localhost:8025
 *
 * The first address is the store's, the second that of the mail catcher. It runs against the compose stack, where its
 * pages, files and websockets come through the proxy; a test of the API makes the same purchase at processes in
 * production mode, without a proxy in between.
 */
import { get } from 'node:http';
import { pathToFileURL } from 'node:url';

const PASSWORD = 'Passage2026';
const PAY_PASSWORD = '135790';
const FROM_BALANCE = 4;
const WAITS_FOR_DELIVERY = 10;
const MAIL_LIMIT_MS = 15_000;

/**
 * @param {unknown} isTrue
 * @param {string} sentence
 * @returns {asserts isTrue}
 */
function must(isTrue, sentence) {
  if (!isTrue) throw new Error(sentence);
}

/**
 * What comes over the wire is read as it comes.
 *
 * @param {Response} response
 * @returns {Promise<any>}
 */
const jsonOf = (response) => response.json();

/**
 * Calls of one caller to the API.
 *
 * @param {string} origin
 * @param {string} [token]
 */
function callsTo(origin, token) {
  /**
   * @param {'GET' | 'POST'} method
   * @param {string} path
   * @param {Record<string, unknown>} [payload]
   */
  return async (method, path, payload = {}) => {
    const url = new URL(`/app-api/${path}`, origin);
    if (method === 'GET')
      for (const [name, value] of Object.entries(payload)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: token }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(payload) } : {}),
    });
    const { code, msg, data } = await jsonOf(response);
    must(code === 0, `${path} answers ${code}: ${msg}`);
    return data;
  };
}

/**
 * Buys the cheapest product as the demo world's shopper, from the list to the paid order.
 *
 * @param {string} origin
 * @returns {Promise<string>} the order's number
 */
export async function buyFirst(origin) {
  const visit = callsTo(origin);
  const { list } = await visit('POST', 'product/spuFirst/page', { sort: 2, pageSize: 20 });
  const products = await Promise.all(
    list.map((/** @type {{ productId: number }} */ { productId: id }) =>
      visit('GET', 'product/spuFirst/get-detail', { id }),
    ),
  );
  const skus = products.flatMap(({ id, skus: all }) =>
    all.map((/** @type {{ id: number, stock: number }} */ sku) => ({ spuId: id, ...sku })),
  );
  const ware = skus.find((/** @type {{ stock: number }} */ { stock }) => stock > 0);
  must(ware, 'None of the cheapest products is in stock.');

  const { accessToken } = await visit('POST', 'member/firstauth/login', {
    mailbox: 'shopper@passage.test',
    password: PASSWORD,
  });
  const call = callsTo(origin, accessToken);
  const line = await call('POST', 'trade/cart/addFirst', { spuId: ware.spuId, skuId: ware.id, count: 1 });
  const [address] = await call('GET', 'member/address-first/list');
  must(address, 'The shopper has no address.');
  const made = await call('POST', 'trade/order/createFirst', {
    items: [{ skuId: ware.id, count: 1, cartId: line.id }],
    addressId: address.id,
  });
  await call('POST', 'trade/order/payTradeOrder', {
    payType: FROM_BALANCE,
    tradeOrderIdList: made.tradeOrderIdList,
    payPassword: PAY_PASSWORD,
  });
  const order = await call('GET', 'trade/order/get-detailFirst', { id: made.tradeOrderIdList[0] });
  await upload(origin, accessToken);
  must(order.status === WAITS_FOR_DELIVERY, `The paid order has the status ${order.status}.`);
  must(order.totalPrice === made.totalPrice, 'The order comes to another sum than the one that was paid.');
  return order.no;
}

/** The smallest picture. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Uploads a picture and looks at it where the answer says that it is.
 *
 * @param {string} origin
 * @param {string} token
 */
async function upload(origin, token) {
  const body = new FormData();
  body.set('file', new Blob([Buffer.from(PICTURE, 'base64')], { type: 'image/png' }), 'proof.png');
  body.set('purpose', 'proof');
  const headers = { authorization: token };
  const answer = await fetch(new URL('/app-api/infra/file/upload', origin), { method: 'POST', headers, body });
  const { code, msg, data } = await jsonOf(answer);
  must(code === 0, `The upload is answered with ${code}: ${msg}`);
  const picture = await fetch(new URL(data, origin));
  must(picture.ok && picture.headers.get('content-type')?.startsWith('image/'), 'The uploaded picture is not there.');
}

/**
 * Registers a new shopper with the code that comes by mail.
 *
 * @param {string} origin
 * @param {(recipient: string) => Promise<string | undefined>} mailTo the text of the mail to somebody, once it has arrived
 */
export async function register(origin, mailTo) {
  const visit = callsTo(origin);
  const email = `visitor.${Date.now()}@passage.test`;
  await visit('GET', 'member/firstauth/getVerification', { email });
  const limit = Date.now() + MAIL_LIMIT_MS;
  let text;
  while (text === undefined) {
    must(Date.now() < limit, `No mail to ${email} arrives.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    text = await mailTo(email);
  }
  const [yzcode] = /\b\d{6}\b/.exec(text) ?? [];
  const form = { mailbox: email, yzcode, password: PASSWORD, confirmPassword: PASSWORD, check: true };
  const { accessToken } = await visit('POST', 'member/firstauth/register', form);
  const info = await callsTo(origin, accessToken)('GET', 'getUserInfo');
  must(info.email === email, 'The new shopper is not who registered.');
}

/**
 * Reads the storefront's document, a file that it names, and opens a websocket.
 *
 * @param {string} origin
 */
export async function seeStorefront(origin) {
  const document = await fetch(origin, { headers: { accept: 'text/html' } });
  const html = await document.text();
  must(document.ok && html.includes('<title>'), 'There is no document of the storefront.');
  const [path] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  must(path, 'The document names no script.');
  const { statusCode, headers } = await head(new URL(path, origin), { 'accept-encoding': 'gzip, br' });
  const told = [
    statusCode,
    headers['content-type'],
    headers['content-encoding'],
    headers['cache-control'],
    headers.vary,
  ];
  const wanted = [
    200,
    'text/javascript; charset=utf-8',
    'br',
    'public, max-age=31536000, immutable',
    'Accept-Encoding',
  ];
  must(`${told}` === `${wanted}`, `The script's headers are ${told}.`);
  for (const hidden of ['/metrics', '/dev/mail', '/assets/none.js', '/.page-manifest.json'])
    must((await head(new URL(hidden, origin))).statusCode === 404, `${hidden} is not hidden.`);
  const socket = await head(new URL('/app-api/ws', origin), {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('a first purchase').toString('base64'),
  });
  must(socket.statusCode === 101, `A websocket is answered with ${socket.statusCode}.`);
}

/**
 * @param {URL} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<import('node:http').IncomingMessage>} whose body nobody reads
 */
const head = (url, headers = {}) =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false, timeout: 10_000 }, (response) => {
      response.destroy();
      resolve(response);
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response);
    });
    request.on('timeout', () => request.destroy(new Error(`${url} does not answer.`)));
    request.on('error', reject);
  });

/** @param {string} origin of a Mailpit */
const catcherAt = (origin) => async (/** @type {string} */ recipient) => {
  const { messages } = await jsonOf(await fetch(new URL('/api/v1/messages', origin)));
  const message = messages.find((/** @type {{ To: { Address: string }[] }} */ { To }) =>
    To.some(({ Address }) => Address === recipient),
  );
  if (message === undefined) return undefined;
  return (await jsonOf(await fetch(new URL(`/api/v1/message/${message.ID}`, origin)))).Text;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , store = 'http://localhost:8080', mail = 'http://localhost:8025'] = process.argv;
  await seeStorefront(store);
  await register(store, catcherAt(mail));
  console.log(`ordered and paid: ${await buyFirst(store)}`);
}
