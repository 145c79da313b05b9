import { Component, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError } from '../lib/load-chunk.ts';
import { paths } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';

function Crash({ isChunk }: { isChunk: boolean }): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <div className="frame py-16">
      <ErrorState
        heading="h1"
        title={t(isChunk ? 'crash.chunkTitle' : 'crash.title')}
        text={t(isChunk ? 'crash.chunkText' : 'crash.text')}
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

interface CrashState {
  isBroken: boolean;
  /** Its code did not arrive. */
  isChunk: boolean;
}

/** Keeps header and footer alive when a page breaks or its code cannot be fetched. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { isBroken: false, isChunk: false };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { isBroken: true, isChunk: error instanceof ChunkLoadError };
  }

  override componentDidUpdate(before: CrashBoundaryProps): void {
    if (this.state.isBroken && before.resetKey !== this.props.resetKey) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Crash isChunk={this.state.isChunk} /> : this.props.children;
  }
}
