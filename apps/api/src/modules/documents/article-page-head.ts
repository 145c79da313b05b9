import { storefrontPaths } from '../../http/storefront-paths.ts';
import { fillIn } from '../../texts/fill-in.ts';
import { textsIn } from '../../texts/index.ts';
import { articleHead, helpTypeHead } from '../articles/index.ts';
import { plainText } from '../catalogue/index.ts';
import { DESCRIPTION_LENGTH, MISSING, type PageHead } from './head-slots.ts';

const CODE_LENGTH = 64;

/** /customerService: an article by `code`, a group of them by `type`, or the help centre. */
export const articlePageHead: PageHead = async ({ db, language, query, store }) => {
  const texts = textsIn(language).documents;
  const [code, type] = [query.get('code'), query.get('type')].map((text) => text?.slice(0, CODE_LENGTH) || undefined);
  const description = fillIn(texts.helpDescription, { store: store.name });
  if (code !== undefined) {
    const article = await articleHead(db, code, language);
    if (!article) return MISSING;
    return {
      type: 'article',
      title: article.title,
      description: plainText(article.body, DESCRIPTION_LENGTH) || description,
      canonical: storefrontPaths.article(article.code),
    };
  }
  const group = type === undefined ? undefined : await helpTypeHead(db, type, language);
  return {
    title: group ? `${group.name} · ${texts.help}` : texts.help,
    description,
    canonical: storefrontPaths.help(group ? type : undefined),
  };
};
