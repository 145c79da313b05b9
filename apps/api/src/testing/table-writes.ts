/** What a source file writes: the tables of its SQL texts and of its calls of the Prisma client, read without running it. */
import { parseSync } from 'vite';

export interface TableWrite {
  /** Name of the statement, of the constant that holds its text or of the Prisma call. */
  readonly statement: string;
  readonly verb: 'insert' | 'update' | 'delete' | 'merge' | 'truncate';
  /** Undefined where the text does not say it. */
  readonly table: string | undefined;
  /** Columns that it sets; `*` stands for what the text does not say. */
  readonly columns: readonly string[];
}

/** Models of a Prisma schema as far as writes through the client name them. */
export interface Models {
  /** The table of each model, by the name that the client gives it. */
  readonly tables: ReadonlyMap<string, string>;
  /** The table that each relation field leads to, by `<model>.<field>` and by the same name. */
  readonly relations: ReadonlyMap<string, string>;
}

const clientName = (model: string): string => model.charAt(0).toLowerCase() + model.slice(1);

/** Reads models, their tables and their relations out of a Prisma schema. */
export function modelsOf(schema: string): Models {
  const bodies = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => ({
    name,
    body,
  }));
  const tables = new Map(
    bodies.map(({ name, body }) => [clientName(name), /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name] as const),
  );
  const relations = new Map(
    bodies.flatMap(({ name, body }) =>
      [...body.matchAll(/^\s+(\w+)\s+(\w+)[?[\]]*/gm)].flatMap(([, field = '', type = '']) => {
        const table = tables.get(clientName(type));
        return table === undefined ? [] : [[`${clientName(name)}.${field}`, clientName(type)] as const];
      }),
    ),
  );
  return { tables, relations };
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const part = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};
const parts = (node: Node | undefined, key: string): Node[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
const nameIn = (node: Node | undefined): string | undefined =>
  node?.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined;

/** Stands in a text for what only the running program knows. */
const UNKNOWN = '\uFFFD';

/** A quasi's text. */
function rawOf(node: Node): string {
  const { value } = node;
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : '';
}

type Constants = ReadonlyMap<string, Node>;

/** The text that an expression of literals, templates, sums and constants of the file becomes; undefined for any other. */
function textOf(node: Node | undefined, constants: Constants, depth = 0): string | undefined {
  if (!node || depth > 20) return undefined;
  const inner = (child: Node | undefined) => textOf(child, constants, depth + 1);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : undefined;
    case 'TemplateLiteral': {
      const expressions = parts(node, 'expressions');
      return parts(node, 'quasis')
        .map((quasi, index) => rawOf(quasi) + (index in expressions ? (inner(expressions[index]) ?? UNKNOWN) : ''))
        .join('');
    }
    case 'BinaryExpression':
      return node.operator === '+'
        ? (inner(part(node, 'left')) ?? UNKNOWN) + (inner(part(node, 'right')) ?? UNKNOWN)
        : undefined;
    case 'Identifier':
      return inner(constants.get(nameIn(node) ?? ''));
    default:
      return undefined;
  }
}

const NAME = String.raw`(?:"?\w+"?\.)?("?\w+"?|${UNKNOWN})`;
const WRITE = new RegExp(
  String.raw`\binsert\s+into\s+${NAME}|\bdelete\s+from\s+(?:only\s+)?${NAME}|\bupdate\s+(?:only\s+)?${NAME}(?:\s+(?:as\s+)?\w+)?\s+set\b|\bmerge\s+into\s+(?:only\s+)?${NAME}|\btruncate\s+(?:table\s+)?(?:only\s+)?${NAME}`,
  'gi',
);
const VERBS = ['insert', 'delete', 'update', 'merge', 'truncate'] as const;

/** The text up to where the clause that it begins with ends: at one of the words or at a bracket that it did not open. */
function clauseOf(text: string, end: RegExp): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth < 0) return text.slice(0, at);
    if (depth === 0 && end.test(text.slice(at))) return text.slice(0, at);
  }
  return text;
}

/** Parts between the commas that stand in no bracket. */
function listed(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((each) => each.trim()).filter((each) => each !== '');
}

const bare = (column: string): string => column.trim().replaceAll('"', '');

/** Columns on the left of assignments, alone and in brackets. */
const assigned = (text: string): string[] =>
  listed(clauseOf(text, /^\s(?:where|from|returning)\b/i)).flatMap((assignment) => {
    const left = /^([^=]*?)\s*=/.exec(assignment)?.[1];
    return left === undefined || left.includes(UNKNOWN)
      ? ['*']
      : left
          .replace(/^\(|\)$/g, '')
          .split(',')
          .map(bare);
  });

/** Columns that a write sets, given the text behind its table's name. */
function columnsOf(verb: TableWrite['verb'], rest: string): string[] {
  if (verb === 'update') return assigned(rest);
  if (verb === 'merge') return ['*'];
  if (verb !== 'insert') return [];
  const brackets = /^(?:\s+as\s+\w+)?\s*\(([^)]*)\)/i.exec(rest);
  const conflict = /\bdo\s+update\s+set\b/i.exec(rest);
  return [
    ...(brackets?.[1] === undefined ? ['*'] : brackets[1].split(',').map(bare)),
    ...(conflict ? assigned(rest.slice(conflict.index + conflict[0].length)) : []),
  ];
}

/** What an SQL text writes, in common table expressions too. */
export function writesOfSql(statement: string, sql: string): TableWrite[] {
  return [...sql.matchAll(WRITE)].flatMap((match): TableWrite[] => {
    const place = match.slice(1).findIndex((name) => name !== undefined);
    const table = bare(match[place + 1] ?? '');
    const verb = VERBS[place];
    if (verb === undefined || table === 'set') return [];
    const columns = columnsOf(verb, sql.slice(match.index + match[0].length));
    return [{ statement, verb, table: table === UNKNOWN ? undefined : table, columns }];
  });
}

const PRISMA_WRITES: Readonly<Record<string, TableWrite['verb']>> = {
  create: 'insert',
  createMany: 'insert',
  createManyAndReturn: 'insert',
  connectOrCreate: 'insert',
  update: 'update',
  updateMany: 'update',
  updateManyAndReturn: 'update',
  upsert: 'update',
  delete: 'delete',
  deleteMany: 'delete',
};

const keyOf = (property: Node): string | undefined => {
  const key = part(property, 'key');
  return nameIn(key) ?? (typeof key?.value === 'string' ? key.value : undefined);
};
const propertiesOf = (node: Node | undefined): Node[] =>
  node?.type === 'ArrayExpression' ? parts(node, 'elements').flatMap(propertiesOf) : parts(node, 'properties');

/** What a call of the Prisma client writes: the model that it names, and those that its data reach through relations. */
function writesOfPrisma(call: Node, models: Models): TableWrite[] {
  const callee = part(call, 'callee');
  const verb = PRISMA_WRITES[nameIn(part(callee, 'property')) ?? ''];
  const receiver = part(callee, 'object');
  const model = nameIn(receiver) ?? nameIn(part(receiver, 'property'));
  const table = models.tables.get(model ?? '');
  if (verb === undefined || model === undefined || table === undefined) return [];
  const statement = `prisma.${model}.${nameIn(part(callee, 'property'))}`;
  const given = propertiesOf(parts(call, 'arguments')[0]).filter((property) =>
    ['data', 'create', 'update'].includes(keyOf(property) ?? ''),
  );
  const set = given.flatMap((property) => propertiesOf(part(property, 'value')));
  const isPlain =
    given.length > 0 &&
    given.every((property) => /^(Object|Array)Expression$/.test(part(property, 'value')?.type ?? ''));
  const columns = isPlain ? set.map((property) => keyOf(property) ?? '*') : verb === 'delete' ? [] : ['*'];
  return [{ statement, verb, table, columns }, ...nestedWrites(set, model, models, statement)];
}

function nestedWrites(properties: readonly Node[], model: string, models: Models, statement: string): TableWrite[] {
  return properties.flatMap((property): TableWrite[] => {
    const related = models.relations.get(`${model}.${keyOf(property)}`);
    const table = models.tables.get(related ?? '');
    if (related === undefined || table === undefined) return [];
    return propertiesOf(part(property, 'value')).flatMap((action): TableWrite[] => {
      const verb = PRISMA_WRITES[keyOf(action) ?? ''];
      if (verb === undefined) return [];
      const inner = propertiesOf(part(action, 'value'));
      return [
        { statement: `${statement}.${keyOf(property)}`, verb, table, columns: ['*'] },
        ...nestedWrites(inner, related, models, statement),
      ];
    });
  });
}

/** The name by which a text is found again: what its declaration is called, else the constant that holds it. */
function namedBy(node: Node, constants: Constants): string | undefined {
  if (node.type === 'CallExpression') {
    const name = propertiesOf(parts(node, 'arguments')[0]).find((property) => keyOf(property) === 'name');
    const text = textOf(part(name, 'value'), constants);
    return text === undefined || /\s/.test(text) ? undefined : text;
  }
  return node.type === 'VariableDeclarator' ? nameIn(part(node, 'id')) : undefined;
}

function constantsOf(program: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  const visit = (node: Node): void => {
    const name = node.type === 'VariableDeclarator' ? nameIn(part(node, 'id')) : undefined;
    const value = part(node, 'init');
    if (name !== undefined && value) found.set(name, value);
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return found;
}

const TEXTUAL: ReadonlySet<string> = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression']);

/**
 * All writes in a source file, in its order.
 *
 * @param path for the parser, which tells TypeScript by its ending
 * @throws Error for a file that cannot be parsed
 */
export function tableWritesOf(path: string, source: string, models: Models): TableWrite[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const root: unknown = program;
  if (!isNode(root)) throw new Error(`${path} has no program`);
  const constants = constantsOf(root);
  const found: TableWrite[] = [];
  const visit = (node: Node, name: string): void => {
    const text = TEXTUAL.has(node.type) ? textOf(node, constants) : undefined;
    if (text !== undefined) found.push(...writesOfSql(name, text));
    if (node.type === 'CallExpression') found.push(...writesOfPrisma(node, models));
    const below = namedBy(node, constants) ?? name;
    for (const child of childrenOf(node)) {
      // A part of a text was read with the whole.
      if (text === undefined || !TEXTUAL.has(child.type)) visit(child, below);
    }
  };
  visit(root, path);
  return found;
}
