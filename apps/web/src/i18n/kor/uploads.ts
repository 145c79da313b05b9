import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: '이미지 선택',
  drop: '또는 여기에 놓기',
  letGo: '놓으면 업로드됩니다',
  add: '이미지 추가',
  another: '다른 이미지 선택',
  remove: '{{name}} 삭제',
  retry: '다시 시도',
  retryNamed: '다시 시도: {{name}}',
  uploading: '업로드 중',
  uploadingNamed: '{{name}} 업로드 중',
  uploaded: '업로드됨',
  stored_other: '이미지 {{count}}장을 업로드했습니다',
  failed: '이미지 업로드에 실패했습니다',
  usedUp: '이 시간에 업로드할 수 있는 이미지를 모두 사용했습니다. 다음 업로드는 {{time}}부터 가능합니다.',
  hint: 'JPEG 또는 PNG, 최대 10 MB.',
  hintAfter: '{{own}} {{hint}}',
  refusals: {
    type: '이미지 파일(jpeg, jpg, png)만 업로드할 수 있습니다.',
    size: '이미지가 10 MB를 초과합니다. 더 작은 이미지를 선택해 주세요.',
    count_other: '이미지는 최대 {{count}}장까지 업로드할 수 있습니다.',
  },
} satisfies CompleteTexts<'uploads'>;
