import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useArticleSetting, useContactSetting } from '../../features/tenant/tenant.api.ts';
import { paths } from '../../lib/paths.ts';
import { AlertIcon, ArrowIcon, ChatIcon, type Icon, QuestionIcon } from '../../ui/icons.tsx';

interface Tile {
  icon: Icon;
  title: string;
  text: string;
  to: string;
}

/** Ways to help. Those that lead to an article are there when the store has set which. */
export function HelpTiles(): ReactElement {
  const { t } = useTranslation('home');
  const articles = useArticleSetting();
  const hours = useContactSetting()?.workingDay;
  const tiles: Tile[] = [];
  if (articles?.howToBuy) {
    const { code, collapseCode } = articles.howToBuy;
    tiles.push({
      icon: QuestionIcon,
      title: t('landing.howToBuy.title'),
      text: t('landing.howToBuy.text'),
      to: paths.customerService({ code, ...(collapseCode === undefined ? {} : { collapseCode }) }),
    });
  }
  if (articles?.questions !== undefined) {
    tiles.push({
      icon: AlertIcon,
      title: t('landing.problems.title'),
      text: t('landing.problems.text'),
      to: paths.customerService({ code: articles.questions }),
    });
  }
  tiles.push({
    icon: ChatIcon,
    title: t('landing.chat.title'),
    text: hours ? t('landing.chat.hours', { from: hours[0], to: hours[1] }) : t('landing.chat.text'),
    to: paths.customerService(),
  });
  return (
    <section aria-label={t('landing.help')} className="mt-section border-b border-line">
      <ul className="grid cards:auto-cols-fr cards:grid-flow-col">
        {tiles.map(({ icon: Drawn, title, text, to }) => (
          <li
            key={title}
            className="border-t border-line cards:px-4 cards:first:pl-0 cards:last:pr-0 cards:not-first:border-l lg:px-8"
          >
            <Link to={to} className="group flex min-h-24 items-center gap-4 py-5">
              <Drawn />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title}</span>
                <span className="num block text-sm text-ink-soft">{text}</span>
              </span>
              <ArrowIcon className="size-5 transition-transform duration-calm ease-passage group-hover:translate-x-1.5" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
