const texts = {
  choose: 'Choose a picture',
  drop: 'or drop it here',
  letGo: 'Let go to upload it',
  add: 'Add pictures',
  another: 'Choose another',
  remove: 'Remove {{name}}',
  retry: 'Try again',
  retryNamed: 'Try again: {{name}}',
  uploading: 'Uploading',
  uploadingNamed: 'Uploading {{name}}',
  uploaded: 'Uploaded',
  stored_one: '{{count}} picture uploaded',
  stored_other: '{{count}} pictures uploaded',
  failed: 'Image upload failed',
  usedUp: 'The pictures of this hour are used up. The next upload is possible on {{time}}.',
  hint: 'JPEG or PNG, at most 10 MB.',
  hintAfter: '{{own}} {{hint}}',
  refusals: {
    type: 'Only image files may be uploaded: jpeg, jpg or png.',
    size: 'This picture is larger than 10 MB. Please choose a smaller one.',
    count_one: 'No more than {{count}} picture can be uploaded.',
    count_other: 'No more than {{count}} pictures can be uploaded.',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    uploads: typeof texts;
  }
}
