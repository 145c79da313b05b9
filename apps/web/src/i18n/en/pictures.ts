/** Pictures that can be looked at in full. */
export default {
  label: 'Pictures of {{name}}',
  picture: '{{name}}, picture {{number}} of {{count}}',
  place: '{{number}} / {{count}}',
  previous: 'Previous picture',
  next: 'Next picture',
  more_one: '{{count}} more picture',
  more_other: '{{count}} more pictures',
} as const;
