import { once } from 'node:events';
import { createServer, get as getHttp, type RequestListener } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { checkedUrl, type Get, isPublicAddress, openPictureSource } from './fetch-picture.ts';

/** What the test's own server, which cannot be public, answers in place of others. */
let answer: RequestListener = (_, response) => void response.end();
const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const asked: string[] = [];
const get: Get = (url, signal) =>
  new Promise((resolve, reject) => {
    asked.push(url.href);
    getHttp({ port, host: '127.0.0.1', path: url.pathname, signal, agent: false }, resolve).on('error', reject);
  });
const fetchPicture = openPictureSource({ get, mostBytes: 1000 });
const fetchSoon = openPictureSource({ get, timeoutMs: 200 });

describe('pictures from elsewhere', () => {
  it('import-05 only over https, only from public places', async () => {
    for (const wrong of [
      'http://shop.test/a.jpg',
      'ftp://shop.test/a.jpg',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'https://shop.test:8443/a.jpg',
      'https://user:secret@shop.test/a.jpg',
      'https://127.0.0.1/a.jpg',
      'https://2130706433/a.jpg',
      'https://0x7f.1/a.jpg',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/a.jpg',
      'https://[::ffff:10.0.0.1]/a.jpg',
      'a.jpg',
      '',
    ])
      expect(() => checkedUrl(wrong), wrong).toThrow();
    expect(checkedUrl('https://cdn.shopify.com/a.jpg?v=1').href).toBe('https://cdn.shopify.com/a.jpg?v=1');
    // A name that leads inside is found out when it is looked up.
    await expect(openPictureSource()('https://localhost/a.jpg')).rejects.toThrow('private address');
  });

  it('import-05 knows inner networks of both families', () => {
    const inner =
      '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.1.1 172.31.0.1 192.0.0.8 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:8.8.8.8 64:ff9b::808:808 2001:db8::1 2002:a00:1::1 fc00::1 fe80::1 ff02::1 nonsense';
    expect(inner.split(' ').filter(isPublicAddress)).toEqual([]);
    const outer = '8.8.8.8 100.63.0.1 172.32.0.1 151.101.1.1 2606:4700::1 2a00:1450:4001::1';
    expect(outer.split(' ').filter((ip) => !isPublicAddress(ip))).toEqual([]);
  });

  it('import-05 follows few redirects and checks where each leads', async () => {
    answer = ({ url }, response) =>
      url === '/a.jpg' ? response.writeHead(302, { location: '/b.jpg' }).end() : response.end('picture');
    expect(String(await fetchPicture('https://shop.test/a.jpg'))).toBe('picture');
    for (const location of ['http://shop.test/b.jpg', 'https://10.0.0.1/b.jpg', 'https://shop.test/a.jpg']) {
      asked.length = 0;
      answer = (_, response) => response.writeHead(302, { location }).end();
      await expect(fetchPicture('https://shop.test/a.jpg')).rejects.toThrow();
      expect(asked.every((href) => href === 'https://shop.test/a.jpg')).toBe(true);
      expect(asked.length).toBeLessThan(5);
    }
  });

  it('import-05 gives up what is too large, too slow or not there', async () => {
    answer = (_, response) => response.writeHead(404).end('nothing');
    await expect(fetchPicture('https://shop.test/a.jpg')).rejects.toThrow('404');
    answer = (_, response) => response.writeHead(200, { 'content-length': '1001' }).end('x'.repeat(1001));
    await expect(fetchPicture('https://shop.test/a.jpg')).rejects.toThrow('too large');
    answer = (_, response) => {
      for (let part = 0; part < 20; part++) response.write('x'.repeat(100));
      response.end();
    };
    await expect(fetchPicture('https://shop.test/a.jpg')).rejects.toThrow('too large');
    answer = (_, response) => void response.writeHead(200).write('x');
    await expect(fetchSoon('https://shop.test/a.jpg')).rejects.toThrow();
    answer = () => undefined;
    await expect(fetchSoon('https://shop.test/a.jpg')).rejects.toThrow();
  });
});
