import type { ReactElement } from 'react';

/** The one ornament: a plain arch, for a picture that is missing. */
export function ArchOutline({ className }: { className?: string }): ReactElement {
  return (
    <svg
      viewBox="0 0 120 132"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      className={className}
    >
      <path d="M12 131V60a48 48 0 0 1 96 0v71M2 131h116" />
    </svg>
  );
}

/** The glazed arch of the arcade, for empty states. */
export function ArchWindow({ className }: { className?: string }): ReactElement {
  return (
    <svg
      viewBox="0 0 120 132"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1}
      className={className}
    >
      <path d="M12 131V60a48 48 0 0 1 96 0v71M2 131h116M12 60h96M60 12v119M60 60L26 26M60 60l34-34M60 60L15.600 41.600M60 60l44.400-18.400M60 60L41.600 15.600M60 60l18.400-44.400M44 60a16 16 0 0 1 32 0M36 60v71M84 60v71M12 96h96" />
    </svg>
  );
}
