import { Component, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';

function Crash(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <div className="frame py-16">
      <ErrorState
        heading="h1"
        title={t('crash.title')}
        text={t('crash.text')}
        action={
          <>
            <Button variant="line" onClick={() => window.location.reload()}>
              {t('crash.reload')}
            </Button>
            <ButtonLink variant="quiet" to={paths.landing()}>
              {t('crash.home')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

interface CrashBoundaryProps {
  /** A change of it, such as another address, tries again. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps header and footer alive when a page breaks or its code cannot be fetched. */
export class CrashBoundary extends Component<CrashBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidUpdate(before: CrashBoundaryProps): void {
    if (this.state.isBroken && before.resetKey !== this.props.resetKey) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Crash /> : this.props.children;
  }
}
