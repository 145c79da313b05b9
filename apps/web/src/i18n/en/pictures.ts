/** Pictures that can be looked at in full. */
const texts = {
  label: 'Pictures of {{name}}',
  picture: '{{name}}, picture {{number}} of {{count}}',
  place: '{{number}} / {{count}}',
  previous: 'Previous picture',
  next: 'Next picture',
  more_one: '{{count}} more picture',
  more_other: '{{count}} more pictures',
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    pictures: typeof texts;
  }
}
