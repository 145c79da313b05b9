import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
/** Roles that promise a keyboard and a focus of their own. */
const COMPOSITE =
  /role(=|: ?)(\{)?["'](dialog|alertdialog|menu|menubar|menuitem\w*|tab|tablist|tabpanel|listbox|option|combobox|tree|treeitem|grid|slider|switch|tooltip|radiogroup)["']/;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(`${SOURCE}${path}`, 'utf8') }));

it('layout-58 dialogs, drawers, menus, tabs and toasts are the primitives library’s, wrapped in the design system alone', () => {
  const wrappers = files.filter(({ text }) => text.includes("'@base-ui/react")).map(({ path }) => path);
  expect(wrappers.sort()).toEqual(['dialog', 'drawer', 'menu', 'tabs', 'toaster'].map((name) => `ui/${name}.tsx`));
  expect(files.filter(({ text }) => COMPOSITE.test(text)).map(({ path }) => path)).toEqual([]);
  expect(files.filter(({ text }) => /<dialog\b|showModal\(|popover=/.test(text)).map(({ path }) => path)).toEqual([]);
});
