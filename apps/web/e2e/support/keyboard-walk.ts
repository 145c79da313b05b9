import type { Page } from '@playwright/test';

declare global {
  interface Window {
    walk: { begin: (within: string) => void; next: () => number; end: () => string[] };
  }
}

/** No part of a screen has more stops. */
const MAX_STOPS = 250;

/**
 * Watches where the Tab key leads and says what is wrong with it: a stop that is out of sight, covered or looks as it
 * does without the focus; one above the last; and what a pointer can press but no key reaches. Runs in the page.
 */
function watch(): void {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=radio], ' +
    '[role=checkbox], [role=switch], [role=slider], [role=option], [role=menuitem], [contenteditable=true]';
  /** Brings what is out of sight into reach as the focus moves, at a reader's pace. */
  const ROW = 'ul:has(> li[inert])';
  /** How many presses may be on their way at once. */
  const AT_MOST = 8;
  const LOOKS = ['boxShadow', 'borderTopColor', 'borderBottomColor', 'backgroundColor', 'color', 'opacity'] as const;
  let area: Element = document.body;
  let reached = new Set<Element>();
  let faults: string[] = [];
  let last: { stop: Element; look: string } | undefined;
  let isOver = false;
  /** What was there and could be used when the walk began. */
  let judged = new Set<Element>();

  const nameOf = (element: Element): string =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}${
      element instanceof HTMLInputElement ? ` [${element.type} ${element.name}]` : ''
    } .${element.className.toString().slice(0, 60)}`;
  const styleOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
    return [outline, ...LOOKS.map((look) => style[look])].join();
  };
  /** A hidden input lies over what is drawn for it. */
  const drawn = (stop: Element): Element[] => {
    if (!(stop instanceof HTMLInputElement)) return [stop];
    const around = stop.closest('label') ?? stop.parentElement ?? stop;
    return [around, ...around.querySelectorAll('*')].slice(0, 40);
  };
  const lookOf = (stop: Element): string => drawn(stop).map(styleOf).join('|');
  const boxOf = (stop: Element): DOMRect => {
    const box = stop.getBoundingClientRect();
    return box.width > 2 && box.height > 2 ? box : (stop.closest('label') ?? stop).getBoundingClientRect();
  };
  const floats = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));

  const coverOf = (stop: Element): string | undefined => {
    const { left, top, right, bottom } = boxOf(stop);
    const [x1, y1] = [Math.max(0, left), Math.max(0, top)];
    const [x2, y2] = [Math.min(window.innerWidth, right), Math.min(window.innerHeight, bottom)];
    if (x2 - x1 < 1 || y2 - y1 < 1) return 'is out of sight';
    let over = '';
    for (const across of [0.5, 0.1, 0.9])
      for (const down of [0.5, 0.1, 0.9]) {
        const hit = document.elementFromPoint(x1 + (x2 - x1) * across, y1 + (y2 - y1) * down);
        if (hit === null) continue;
        if (stop.contains(hit) || hit.closest('label')?.contains(stop) || drawn(stop).includes(hit)) return undefined;
        over = nameOf(hit);
      }
    return `is covered by ${over}`;
  };

  /** How many sides of the outline are there to be seen, if it has one. */
  const sidesOf = (stop: Element): number => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(stop);
    if (outlineStyle === 'none') return 4;
    const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    const { left, top, right, bottom } = stop.getBoundingClientRect();
    let clip = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
    for (
      let frame = stop.parentElement;
      frame !== null && frame !== document.documentElement;
      frame = frame.parentElement
    ) {
      if (getComputedStyle(frame).overflow === 'visible') continue;
      const box = frame.getBoundingClientRect();
      clip = {
        left: Math.max(clip.left, box.left),
        top: Math.max(clip.top, box.top),
        right: Math.min(clip.right, box.right),
        bottom: Math.min(clip.bottom, box.bottom),
      };
    }
    return [
      left - out >= clip.left,
      top - out >= clip.top,
      right + out <= clip.right,
      bottom + out <= clip.bottom,
    ].filter(Boolean).length;
  };
  const colour = (value: string): number[] => [...value.matchAll(/[\d.]+/g)].map(([digits]) => Number(digits));
  const light = (value: string): number => {
    const [red = 0, green = 0, blue = 0] = colour(value).map((part) => ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrastOf = (stop: Element): number => {
    const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(stop);
    // Over a picture, the outline's colour is chosen with the picture.
    if (outlineStyle === 'none' || (Number.parseFloat(outlineOffset) < 0 && stop.querySelector('img') !== null))
      return 21;
    let ground: Element | null = Number.parseFloat(outlineOffset) < 0 ? stop : stop.parentElement;
    while (ground !== null && (colour(getComputedStyle(ground).backgroundColor)[3] ?? 1) < 1)
      ground = ground.parentElement;
    const [a, b] = [
      light(outlineColor),
      light(ground === null ? 'rgb(255, 255, 255)' : getComputedStyle(ground).backgroundColor),
    ];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const leave = (): void => {
    if (last !== undefined && lookOf(last.stop) === last.look) faults.push(`${nameOf(last.stop)} looks the same`);
  };
  const look = (): void => {
    const stop = document.activeElement;
    if (isOver || stop === null || stop === document.body || !area.contains(stop) || stop === area) return;
    reached.add(stop);
    const cover = coverOf(stop);
    if (cover !== undefined) faults.push(`${nameOf(stop)} ${cover}`);
    if (sidesOf(stop) < 3)
      faults.push(
        `${nameOf(stop)} shows ${sidesOf(stop)} sides of its outline ${getComputedStyle(stop).outlineOffset}`,
      );
    if (contrastOf(stop) < 3) faults.push(`${nameOf(stop)} has an outline of contrast ${contrastOf(stop)}`);
    last = { stop, look: lookOf(stop) };
  };
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && look(), true);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      leave();
      last = undefined;
      if (!(target instanceof Element)) return;
      // What stands before the part is passed by.
      isOver ||= area.contains(target) ? reached.has(target) : reached.size > 0;
    },
    true,
  );

  /** Down the page and along the lines; what belongs to one thing may stand anywhere in it. */
  const orderFaults = (): string[] => {
    const stops = [...reached].filter((stop) => stop.isConnected && !floats(stop));
    return stops.flatMap((stop, index) => {
      const before = stops[index - 1];
      if (before === undefined) return [];
      const thing = stop.closest('article, li, fieldset');
      if (thing?.contains(before)) return [];
      const [box, above] = [boxOf(stop), boxOf(before)];
      const isBack = box.bottom <= above.top + 1 && box.left < above.right - 1;
      return isBack ? [`${nameOf(stop)} comes after ${nameOf(before)}, which is below it`] : [];
    });
  };
  const isReached = (control: Element): boolean => {
    if (reached.has(control)) return true;
    // Arrow keys move within these.
    if (control instanceof HTMLInputElement && control.type === 'radio')
      return [...reached].some((stop) => stop instanceof HTMLInputElement && stop.name === control.name);
    const composite = control.closest('[role=tablist], [role=menu], [role=listbox], [role=radiogroup]');
    if (composite && [...reached].some((stop) => composite.contains(stop))) return true;
    // The same once more: a link beside its picture, a bar at the foot of a phone.
    return [...reached].some((stop) =>
      control instanceof HTMLAnchorElement
        ? stop instanceof HTMLAnchorElement && stop.href === control.href
        : floats(control) && stop.textContent === control.textContent,
    );
  };
  const canBePressed = (control: Element): boolean =>
    control.closest('[inert], [aria-hidden=true]') === null &&
    !control.matches(':disabled') &&
    control.checkVisibility({ visibilityProperty: true }) &&
    boxOf(control).width > 2;
  const hearsClicks = (element: Element): boolean => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props: unknown = key === undefined ? undefined : Reflect.get(element, key);
    return typeof props === 'object' && props !== null && typeof Reflect.get(props, 'onClick') === 'function';
  };

  window.walk = {
    begin: (within) => {
      area = document.querySelector(within) ?? document.body;
      reached = new Set();
      faults = [];
      last = undefined;
      isOver = false;
      judged = new Set(area.querySelectorAll(`:is(${CONTROLS}):not(:disabled)`));
    },
    next: () => {
      if (isOver || judged.size === 0) return 0;
      const controls = [...area.querySelectorAll(`${CONTROLS}, [tabindex="0"]`)].filter(canBePressed);
      const ahead = controls.slice(controls.indexOf(document.activeElement ?? area) + 1);
      const row = ahead.findIndex((control) => control.closest(ROW) !== null);
      return row === -1 ? AT_MOST : Math.min(AT_MOST, Math.max(1, row));
    },
    end: () => {
      for (const control of area.querySelectorAll(CONTROLS))
        if (judged.has(control) && canBePressed(control) && !isReached(control))
          faults.push(`${nameOf(control)} is not reached`);
      for (const element of area.querySelectorAll('*'))
        if (!element.matches(`${CONTROLS}, label`) && hearsClicks(element) && canBePressed(element))
          faults.push(`${nameOf(element)} hears clicks and no keys`);
      if (reached.size === 0 && area.querySelector(CONTROLS) !== null) faults.push('nothing is reached');
      return [...faults, ...orderFaults()];
    },
  };
}

/** Makes a page ready for walks; what has been loaded stays. */
export const watchWalks = (page: Page): Promise<void> => page.evaluate(watch);

/** Tabs through a part of the page, from its first stop until the focus has left it or is round. */
export async function walkThrough(page: Page, within: string): Promise<string[]> {
  await page.evaluate((part) => window.walk.begin(part), within);
  let presses = await page.evaluate(() => window.walk.next());
  for (let stops = 0; presses > 0 && stops < MAX_STOPS; stops += presses) {
    await Promise.all(Array.from({ length: presses }, () => page.keyboard.down('Tab')));
    if (presses === 1) await page.evaluate(painted);
    presses = await page.evaluate(() => window.walk.next());
  }
  await page.keyboard.up('Tab');
  const faults = await page.evaluate(() => window.walk.end());
  return presses === 0 ? faults : [`the focus does not leave ${within}`, ...faults];
}

const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
