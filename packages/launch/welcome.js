/** The demo's accounts; the seed makes them. */
const ACCOUNTS = [
  ['shopper@passage.test', 'shopper, balance 5,000.00'],
  ['newcomer@passage.test', 'shopper, balance 0, no transaction password'],
  ['owner@passage.test', 'owns a shop'],
  ['applicant@passage.test', 'shop application waiting'],
  ['staff@passage.test', 'admin'],
  ['reviewer@passage.test', 'decides what needs a review'],
  ['reviewer2@passage.test', 'the second reviewer'],
  ['support@passage.test', 'customer service'],
  ['shopper2@passage.test', 'shopper of second.localhost'],
  ['staff2@passage.test', 'admin of second.localhost'],
  ['reviewer3@passage.test', 'reviewer of second.localhost'],
];

/**
 * What a person needs to look around.
 *
 * @param {number} port where the storefront is
 * @param {{ apiPort?: number }} [options] where the server's own pages are, if elsewhere
 * @returns {string}
 */
export function welcome(port, { apiPort = port } = {}) {
  const places = [
    ['Main store', `http://localhost:${port}`],
    ['Second tenant', `http://second.localhost:${port}`],
    ['A shop on its own host', `http://atelier.localhost:${port}`],
    ['API documentation', `http://localhost:${apiPort}/docs`],
    ['Mail that was sent', `http://localhost:${apiPort}/dev/mail`],
  ];
  return [
    '',
    'Passage is ready.',
    '',
    ...places.map(([name = '', url]) => `  ${name.padEnd(24)}${url}`),
    '',
    'Demo accounts, all with password Passage2026 and transaction password 135790:',
    '',
    ...ACCOUNTS.map(([account = '', role]) => `  ${account.padEnd(24)}${role}`),
    '',
    'Ctrl-C ends it.',
    '',
  ].join('\n');
}
