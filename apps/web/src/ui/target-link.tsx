import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Target } from '../lib/target.ts';

interface TargetLinkProps {
  target: Target | undefined;
  children: ReactNode;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** Leads to a page of the storefront or, in a new tab, to another site; without a target it is no link. */
export function TargetLink({ target, children, className, onClick }: TargetLinkProps): ReactElement {
  if (target === undefined) return <div className={className}>{children}</div>;
  if ('to' in target)
    return (
      <Link to={target.to} onClick={onClick} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" onClick={onClick} className={className}>
      {children}
    </a>
  );
}
