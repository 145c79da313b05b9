/** Which failures the code behind an endpoint may throw, read from the sources: from its handler down every name it uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A top-level declaration. */
interface Declaration {
  /** Names that it uses, whatever they stand for. */
  readonly uses: ReadonlySet<string>;
  readonly throws: ReadonlySet<string>;
}

interface Source {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** By local name: whence it comes and what it is called there. */
  readonly imports: ReadonlyMap<string, Origin>;
  readonly exports: ReadonlyMap<string, Origin>;
  /** Handlers by endpoint: orders.create. */
  readonly handlers: ReadonlyMap<string, Declaration>;
}

interface Origin {
  readonly file: string;
  readonly name: string;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodeAt = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};
const nodesAt = (node: Node | undefined, key: string): Node[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
const nameOf = (node: Node | undefined): string => String(node?.name ?? node?.value ?? '');

/** The parts that run: no types, no names of members and of keys. */
function partsOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (/^type(Annotation|Arguments|Parameters)?$|^returnType$/.test(key)) return [];
    if (key === 'property' && node.type === 'MemberExpression' && node.computed !== true) return [];
    if (key === 'key' && node.computed !== true && /^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type))
      return [];
    return [value].flat().filter(isNode);
  });
}

/** Names of failures that an expression may be: literals, and what a condition chooses between; of a name, whatever the file names. */
function literalsIn(node: Node, named: readonly string[]): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'Identifier') return [...named];
  if (node.type === 'ConditionalExpression')
    return [nodeAt(node, 'consequent'), nodeAt(node, 'alternate')].flatMap((part) =>
      part ? literalsIn(part, named) : [],
    );
  if (node.type === 'LogicalExpression')
    return [nodeAt(node, 'left'), nodeAt(node, 'right')].flatMap((part) => (part ? literalsIn(part, named) : []));
  return [];
}

function declarationOf(root: Node, named: readonly string[]): Declaration {
  const uses = new Set<string>();
  const throws = new Set<string>();
  const visit = (node: Node): void => {
    if (node.type === 'Identifier') uses.add(nameOf(node));
    if (node.type === 'NewExpression' && nameOf(nodeAt(node, 'callee')) === 'Failure') {
      const [first] = nodesAt(node, 'arguments');
      for (const name of first ? literalsIn(first, named) : []) throws.add(name);
    }
    partsOf(node).forEach(visit);
  };
  visit(root);
  return { uses, throws };
}

/** The capability of a group of endpoints: of `contract.orders`, of what a pattern took from it, or of an object with some of it. */
function capabilityOf(group: Node | undefined, text: string): string {
  const written = text.slice(Number(group?.start ?? 0), Number(group?.end ?? 0));
  const taken =
    group?.type === 'Identifier' ? new RegExp(`\\b${written}\\b[^;=]*= (contract\\.\\w+)`).exec(text)?.[1] : written;
  return /contract\.(\w+)/.exec(taken ?? '')?.[1] ?? '';
}

/** Handlers of `implement(contract.orders, { create: … })`, by endpoint. */
function handlersOf(declaration: Node, named: readonly string[], text: string): [string, Declaration][] {
  const found: [string, Declaration][] = [];
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression' && nameOf(nodeAt(node, 'callee')) === 'implement') {
      const [group, handlers] = nodesAt(node, 'arguments');
      const capability = capabilityOf(group, text);
      for (const property of nodesAt(handlers, 'properties')) {
        const value = nodeAt(property, 'value');
        if (value) found.push([`${capability}.${nameOf(nodeAt(property, 'key'))}`, declarationOf(value, named)]);
      }
    }
    partsOf(node).forEach(visit);
  };
  visit(declaration);
  return found;
}

/** Names that a pattern binds: `a`, `{ a, b: c }`, `[a]`. */
function boundBy(pattern: Node | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'Property') return boundBy(nodeAt(pattern, 'value'));
  if (pattern.type === 'RestElement') return boundBy(nodeAt(pattern, 'argument'));
  if (pattern.type === 'AssignmentPattern') return boundBy(nodeAt(pattern, 'left'));
  return [...nodesAt(pattern, 'properties'), ...nodesAt(pattern, 'elements')].flatMap(boundBy);
}

function readSource(path: string, file: string): Source {
  const text = readFileSync(path, 'utf8');
  const named = [...text.matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map(([, name = '']) => name);
  const program: unknown = parseSync(path, text).program;
  const declarations = new Map<string, Declaration>();
  const imports = new Map<string, Origin>();
  const exports = new Map<string, Origin>();
  const handlers = new Map<string, Declaration>();
  const from = (node: Node): string => join(dirname(file), nameOf(nodeAt(node, 'source')));
  const declare = (node: Node): void => {
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
      declarations.set(nameOf(nodeAt(node, 'id')), declarationOf(node, named));
    for (const declarator of nodesAt(node, 'declarations')) {
      const value = declarationOf(declarator, named);
      for (const name of boundBy(nodeAt(declarator, 'id'))) declarations.set(name, value);
      for (const [endpoint, handler] of handlersOf(declarator, named, text)) handlers.set(endpoint, handler);
    }
  };
  for (const node of nodesAt(isNode(program) ? program : undefined, 'body')) {
    const isOurs = nameOf(nodeAt(node, 'source')).startsWith('.');
    if (node.type === 'ImportDeclaration' && isOurs) {
      for (const specifier of nodesAt(node, 'specifiers'))
        imports.set(nameOf(nodeAt(specifier, 'local')), {
          file: from(node),
          name: nameOf(nodeAt(specifier, 'imported')),
        });
    } else if (node.type === 'ExportNamedDeclaration') {
      const declaration = nodeAt(node, 'declaration');
      if (declaration) declare(declaration);
      for (const specifier of nodesAt(node, 'specifiers'))
        exports.set(nameOf(nodeAt(specifier, 'exported')), {
          file: isOurs ? from(node) : file,
          name: nameOf(nodeAt(specifier, 'local')),
        });
    } else declare(node);
  }
  return { declarations, imports, exports, handlers };
}

function sourcesBelow(root: string): ReadonlyMap<string, Source> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.(test|testing|d)\.ts$/.test(file) && !/^(testing|texts)\//.test(file),
  );
  return new Map(files.map((file) => [file, readSource(join(root, file), file)]));
}

/** What the sources say of each failure. */
export interface ThrownErrors {
  /** By endpoint: whatever may be thrown on its handler's way, framework and admission left out. */
  readonly byEndpoint: ReadonlyMap<string, ReadonlySet<string>>;
  /** Thrown anywhere. */
  readonly all: ReadonlySet<string>;
}

/**
 * Reads which failures each endpoint's handler may throw. Names are followed through imports and re-exports; what a table
 * of functions holds counts for all who use the table, so that it says rather too much than too little.
 *
 * @param root the folder of the API's sources
 */
export function readThrownErrors(root: string): ThrownErrors {
  const sources = sourcesBelow(root);
  const declarationAt = ({ file, name }: Origin, depth = 0): { file: string; declaration: Declaration } | undefined => {
    const source = sources.get(file);
    const declaration = source?.declarations.get(name);
    if (declaration) return { file, declaration };
    const onward = source?.exports.get(name) ?? source?.imports.get(name);
    return onward && depth < 9 ? declarationAt(onward, depth + 1) : undefined;
  };
  const reach = (file: string, start: Declaration): ReadonlySet<string> => {
    const seen = new Set<Declaration>();
    const thrown = new Set<string>();
    const visit = (at: string, declaration: Declaration): void => {
      if (seen.has(declaration)) return;
      seen.add(declaration);
      for (const name of declaration.throws) thrown.add(name);
      for (const name of declaration.uses) {
        const next = declarationAt({ file: at, name });
        if (next) visit(next.file, next.declaration);
      }
    };
    visit(file, start);
    return thrown;
  };
  const byEndpoint = new Map(
    [...sources].flatMap(([file, { handlers }]) =>
      [...handlers].map(([endpoint, handler]): [string, ReadonlySet<string>] => [endpoint, reach(file, handler)]),
    ),
  );
  const all = new Set(
    [...sources.values()].flatMap(({ declarations }) =>
      [...declarations.values()].flatMap(({ throws }) => [...throws]),
    ),
  );
  return { byEndpoint, all };
}
