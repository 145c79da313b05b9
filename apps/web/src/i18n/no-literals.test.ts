import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.startsWith('i18n'),
);

/** Attributes and properties that shoppers read or hear. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|legend|description|text|hint|error|note|optionLabel|\w+Label)$/;
/** Functions whose first argument a shopper reads. */
const SPEAKING = ['toast', 'usePageHead', 'setSiteName', 'alert', 'confirm'];
const LETTER = /\p{L}/u;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const part = (node: Node, key: string): Node | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};

/** Words that an expression can become: literals, templates, and what a condition chooses between. */
function wordsOf(node: Node | undefined): string[] {
  if (!node) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return childrenOf(node).flatMap((child) => {
        const value: unknown = child.type === 'TemplateElement' ? child.value : undefined;
        return typeof value === 'object' && value !== null && 'raw' in value ? [String(value.raw)] : [];
      });
    case 'ConditionalExpression':
      return [...wordsOf(part(node, 'consequent')), ...wordsOf(part(node, 'alternate'))];
    case 'LogicalExpression':
      return [...wordsOf(part(node, 'left')), ...wordsOf(part(node, 'right'))];
    case 'JSXExpressionContainer':
      return wordsOf(part(node, 'expression'));
    default:
      return [];
  }
}

/** Text of a piece of source that reaches shoppers past the catalogue. */
function literalsIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'JSXText' && typeof node.value === 'string') found.push(node.value.trim());
    if (node.type === 'JSXAttribute') {
      if (SPOKEN.test(String(part(node, 'name')?.name))) found.push(...wordsOf(part(node, 'value')));
    } else if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of childrenOf(node)) if (child.type === 'JSXExpressionContainer') found.push(...wordsOf(child));
    } else if (node.type === 'CallExpression' && SPEAKING.includes(String(part(node, 'callee')?.name))) {
      const [first] = Array.isArray(node.arguments) ? node.arguments : [];
      if (isNode(first)) found.push(...wordsOf(first));
    }
    childrenOf(node).forEach(visit);
  };
  const program: unknown = parseAst(code, { lang: 'tsx' });
  if (isNode(program)) visit(program);
  return found.filter((text) => LETTER.test(text.replace(/&\w+;/g, '')));
}

describe('i18n-03 texts', () => {
  it.each(SOURCES)('come from the catalogue in %s', (file) => {
    expect(literalsIn(readFileSync(`${SRC}${file}`, 'utf8'))).toEqual([]);
  });

  it('are found wherever they stand', () => {
    const template = '`D $' + '{y}`';
    expect(literalsIn(`<p aria-label="A">B{" C"}{x ? ${template} : "E"}</p>`).sort()).toEqual([
      ' C',
      'A',
      'B',
      'D ',
      'E',
    ]);
    expect(literalsIn('toast("F"); usePageHead(t("g")); <i className="h" key="i">/ {t("j")}</i>')).toEqual(['F']);
  });
});
