import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { CheckIcon } from './icons.tsx';

interface StepsProps {
  /** In order. */
  labels: readonly string[];
  /** The open one, from 1. */
  current: number;
  /** With it the steps that are done can be gone back to. */
  onStep?: (step: number) => void;
  label?: string;
}

/** Where a process of a few steps stands, such as the bag's three. */
export function Steps({ labels, current, onStep, label }: StepsProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <ol aria-label={label ?? t('steps.label')} className="grid auto-cols-fr grid-flow-col">
      {labels.map((name, index) => {
        const step = index + 1;
        const isDone = step < current;
        const isCurrent = step === current;
        const content = (
          <>
            <span
              aria-hidden="true"
              className={cx(
                'grid size-6 shrink-0 place-items-center rounded-full border text-xs leading-none font-medium',
                isCurrent ? 'border-ink bg-ink text-paper' : isDone ? 'border-ink' : 'border-line-strong',
              )}
            >
              {isDone ? <CheckIcon className="size-3.5" /> : step}
            </span>
            <span>
              {name}
              {isDone && <span className="sr-only">, {t('steps.done')}</span>}
            </span>
          </>
        );
        const inner =
          'flex items-center gap-3 py-4 max-cards:flex-col max-cards:items-start max-cards:gap-1 max-cards:pr-4 max-cards:text-xs';
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={cx(
              'relative border-b text-sm',
              isDone || isCurrent
                ? 'border-ink text-ink shadow-[0_1px_0_var(--color-ink)]'
                : 'border-line text-ink-faint',
              isCurrent && 'font-medium',
            )}
          >
            {isDone && onStep ? (
              <button
                type="button"
                onClick={() => onStep(step)}
                className={cx(inner, 'w-full text-left hover:text-accent')}
              >
                {content}
              </button>
            ) : (
              <div className={inner}>{content}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
