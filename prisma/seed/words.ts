/** What demo buyers say of what they bought. */
import type { Shopper } from './history-event.ts';
import type { Said } from './order-life.ts';
import type { Random } from './world/random.ts';
import { REVIEW_TEXTS, type ReviewText } from './world/reviews.ts';

export interface Words {
  /** Something that nobody has said of the product yet. */
  say(buyer: Shopper, spuId: number): Said;
}

/** How many of a hundred give so many stars. */
const STARS = [
  [5, 52],
  [4, 29],
  [3, 13],
  [2, 6],
] as const;

export function createWords(random: Random): Words {
  const said = new Set<string>();
  const near = (stars: number): number => Math.min(5, Math.max(1, stars + random.int(-1, 1)));
  return {
    say: ({ language, memberId }, spuId) => {
      const isNew = ({ text }: ReviewText) => !said.has(`${spuId}/${text}`);
      const isNewOfBuyer = (review: ReviewText) => isNew(review) && !said.has(`buyer ${memberId}/${review.text}`);
      const own = REVIEW_TEXTS.filter((review) => review.language === language);
      const wanted = random.weighted(STARS);
      const all = [own.filter(isNewOfBuyer), own.filter(isNew), own].find((texts) => texts.length > 0) ?? [];
      const fitting = all.filter(({ stars }) => stars === wanted);
      const { stars, text } = random.pick(fitting.length > 0 ? fitting : all);
      said.add(`${spuId}/${text}`).add(`buyer ${memberId}/${text}`);
      return {
        description: stars,
        service: near(stars + 1),
        logistics: near(stars),
        text,
        pictures: random.chance(0.2) ? 2 : 1,
      };
    },
  };
}
