const texts = {
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  retry: 'Try again',
  copy: { label: 'Copy', success: 'Copy success', fail: 'Copy fail' },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  less: 'One less',
  more: 'One more',
  quantity: 'Quantity',
  remove: 'Remove {{name}}',
  backToTop: 'Back to the top',
  notifications: 'Notifications',
  favourite: {
    add: 'Add {{name}} to favourites',
    remove: 'Remove {{name}} from favourites',
  },
  price: {
    now: 'Price now',
    was: 'Price before',
  },
  stars: {
    value: '{{value}} out of 5',
    choice_one: '{{count}} star',
    choice_other: '{{count}} stars',
  },
  pager: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
    size: 'Per page',
  },
  crumbs: 'You are here',
  steps: {
    label: 'Steps',
    done: 'done',
  },
  error: {
    title: 'This did not load',
    text: 'The connection was lost or the server did not answer. Nothing of yours is gone.',
  },
  rail: {
    previous: '{{title}}, previous pieces',
    next: '{{title}}, next pieces',
  },
  captcha: {
    label: 'Verification code',
    renew: 'Another picture',
    picture: 'Four characters in a picture',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    ui: typeof texts;
  }
}
