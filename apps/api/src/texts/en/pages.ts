/** Pages that the server makes itself, behind links of mails and under unknown hosts. */
export default {
  newsletter: {
    ask: 'Send the {brand} newsletter to {email}?',
    button: 'Yes, subscribe',
    done: 'Thank you. The {brand} newsletter will come to {email}.',
    invalid: 'This link no longer works. Please ask for the newsletter again.',
    onward: 'Go to {brand}',
  },
  unlock: {
    ask: 'Allow signing in to the {brand} console as {email} with codes again?',
    button: 'Yes, allow it',
    done: 'Done. You can sign in as {email} again. If somebody else tried, please change your password.',
    invalid: 'This link no longer works.',
  },
  unknownHost: {
    title: 'No store at this address',
    visitor: 'No store is served under this address. Please check how it is spelt.',
    operator: 'If you run this server, give the address to a store:',
  },
};
