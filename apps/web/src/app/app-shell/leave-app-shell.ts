import { sessionStore } from '../../features/session/session-store.ts';
import { POPULATIONS } from '../../lib/population.ts';

const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** A picture that is on its way still does not keep the page. */
const PICTURE_LIMIT_MS = 1500;

/** The page's own picture where it has one; undefined while it is loading. */
function firstContent(main: Element): HTMLImageElement | 'words' | undefined {
  const picture = main.querySelector('img');
  if (picture) return picture;
  return main.querySelector('h1') && !main.querySelector('[aria-busy="true"]') ? 'words' : undefined;
}

const after = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Takes away the document's own app shell, piece by piece as the page's real one stands there. */
export function leaveAppShell(root: HTMLElement): void {
  const drawn = document.getElementById('app-shell');
  if (!drawn) return;
  const { population, language } = drawn.dataset;
  const session = sessionStore.get();
  const isOthers =
    (population !== undefined && Number(population) !== POPULATIONS[session.population]) ||
    (language !== undefined && language !== session.language);

  const leave = (): void => {
    observer.disconnect();
    drawn.remove();
    for (const type of INTERACTIONS) window.removeEventListener(type, leave);
  };
  const observer = new MutationObserver(() => {
    if (!root.querySelector('header')) return;
    drawn.querySelector('[data-until="header"]')?.classList.add('invisible');
    const main = root.querySelector('main');
    const content = main && firstContent(main);
    if (!content) return;
    observer.disconnect();
    if (content === 'words') leave();
    else Promise.race([content.decode(), after(PICTURE_LIMIT_MS)]).then(leave, leave);
  });
  if (isOthers) {
    leave();
    return;
  }
  observer.observe(root, { childList: true, subtree: true });
  // Whoever acts means the page itself.
  for (const type of INTERACTIONS) window.addEventListener(type, leave, { passive: true });
}
