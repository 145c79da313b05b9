export { type Act, decide, decideIn } from './decide-item.ts';
export { listItems } from './list-items.queries.ts';
export { cutReviewItems, openReviewItem, renewReviewItem, type Submission } from './open-item.ts';
export { type AnyQueue, type Decision, reviewQueue, type StepName, type Subject } from './review-queue.ts';
export { showItem } from './show-item.queries.ts';
