import type { Page } from '@playwright/test';

declare global {
  interface Window {
    fitFaults: () => string[];
  }
}

/** Looks at all texts of the page: what is cut off, lies over another, or is a number in two lines. Runs in the page. */
function watch(): void {
  interface Line {
    text: string;
    owner: Element;
    box: DOMRect;
  }
  const isHidden = (element: Element): boolean =>
    element.closest('[inert], .sr-only, svg, noscript, script, style, option, [aria-hidden=true]') !== null ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const floats = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky|absolute/.test(getComputedStyle(element).position) || floats(element.parentElement));
  const isClamped = (style: CSSStyleDeclaration): boolean =>
    style.textOverflow === 'ellipsis' || !['none', ''].includes(style.webkitLineClamp);

  const texts = (): Text[] => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && node.parentElement && !isHidden(node.parentElement))
        found.push(node);
    return found;
  };
  /** Whether a frame leaves a line out on purpose: after an ellipsis, out of a row that moves, only for readers. */
  const isLeftOut = (owner: Element, { left, top, right, bottom }: DOMRect): boolean => {
    for (let frame: Element | null = owner; frame !== null && frame !== document.body; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflow === 'visible') continue;
      const edge = frame.getBoundingClientRect();
      if (
        edge.width <= 1 ||
        left >= edge.right ||
        right <= edge.left ||
        top >= edge.bottom - 3 ||
        bottom <= edge.top + 3
      )
        return true;
    }
    return false;
  };
  /** What the frames let through of a line. */
  const seenOf = (owner: Element, box: DOMRect): DOMRect => {
    let { left, top, right, bottom } = box;
    for (let frame: Element | null = owner; frame !== null && frame !== document.body; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflow === 'visible') continue;
      const edge = frame.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const linesOf = (node: Text, from = 0, to = node.length): DOMRect[] => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  /** By how much the nearest frames leave out of a line, where they do not say so by an ellipsis. */
  const cutOf = (owner: Element, box: DOMRect): number => {
    for (let frame: Element | null = owner; frame !== null && frame !== document.body; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      if (isClamped(style) || /auto|scroll/.test(style.overflow) || frame.matches('.frame-bleed, :has(li[inert])'))
        return 0;
      if (style.overflow === 'visible' || (style.display.startsWith('inline') && style.display === 'inline')) continue;
      const edge = frame.getBoundingClientRect();
      const cut = Math.max(
        edge.left - box.left,
        box.right - edge.right,
        edge.top - box.top - 4,
        box.bottom - edge.bottom - 4,
      );
      if (cut > 2) return cut;
    }
    return 0;
  };

  window.fitFaults = () => {
    const faults: string[] = [];
    const surplus = document.documentElement.scrollWidth - window.innerWidth;
    if (surplus > 0) faults.push(`the page is ${surplus} px wider than its window`);
    const lines: Line[] = [];
    for (const node of texts()) {
      const owner = node.parentElement;
      if (!owner) continue;
      const text = node.data.trim().slice(0, 50);
      const boxes = linesOf(node).filter((box) => !isLeftOut(owner, box));
      const cut = Math.max(0, ...boxes.map((box) => cutOf(owner, box)));
      if (cut > 0)
        faults.push(`“${text}” is cut off by ${Math.round(cut)} px in .${owner.className.toString().slice(0, 60)}`);
      for (const { index, 0: digits } of node.data.matchAll(/\d{1,3}([.,\u202f\u00a0]\d{3})+([.,]\d+)?/g)) {
        const parts = linesOf(node, index, index + digits.length);
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        const room = owner.closest('p, li, dd, td, div, article')?.clientWidth ?? 0;
        if (parts.length > 1 && new Set(parts.map(({ top }) => Math.round(top))).size > 1 && width <= room)
          faults.push(`${digits} is broken in .${owner.className.toString().slice(0, 60)}`);
      }
      if (!floats(owner)) lines.push(...boxes.map((box) => ({ text, owner, box: seenOf(owner, box) })));
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, line] of lines.entries())
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next];
        if (other === undefined || other.box.top > line.box.bottom - 4) break;
        const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        if (
          across > 3 &&
          other.owner !== line.owner &&
          cutOf(line.owner, line.box) + cutOf(other.owner, other.box) === 0
        )
          faults.push(`“${line.text}” lies over “${other.text}”`);
      }
    return [...new Set(faults)];
  };
}

export const watchFit = (page: Page): Promise<void> => page.evaluate(watch);
export const fitFaults = (page: Page): Promise<string[]> => page.evaluate(() => window.fitFaults());
