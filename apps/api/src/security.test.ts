/** What SECURITY.md and the workflows promise. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { uses?: string; needs?: string | string[]; steps?: { run?: string }[] }>;
}
const workflow = (name: string): Workflow => parse(read(`.github/workflows/${name}.yml`));

const PUBLIC_ID = 'GHSA-0000-0000-0000';

/** A registry that knows a fault of fastify, as severe as it is told. */
async function startRegistry(severity: () => string | undefined) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const packed = request.headers['content-encoding'] === 'gzip';
      asked.push(...Object.keys(JSON.parse((packed ? gunzipSync(body) : body).toString())));
      const known = severity();
      const advisory = {
        id: 1,
        url: `https://github.com/advisories/${PUBLIC_ID}`,
        title: 'A request that answers itself',
        severity: known,
        vulnerable_versions: '>=5.0.0',
        cwe: ['CWE-79'],
        cvss: { score: 8.1, vectorString: null },
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(known === undefined ? {} : { fastify: [advisory] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}

describe('the audit of the packages', () => {
  let folder = '';
  let severity: string | undefined;
  let registry: Awaited<ReturnType<typeof startRegistry>>;
  const command = workflow('audit')
    .jobs.packages?.steps?.map(({ run }) => run ?? '')
    .find((run) => /audit/.test(run));

  beforeAll(async () => {
    registry = await startRegistry(() => severity);
    folder = await mkdtemp(join(tmpdir(), 'passage-audit-'));
    for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
      await cp(join(ROOT, name), join(folder, name));
  });
  afterAll(async () => {
    registry.close();
    await rm(folder, { recursive: true });
  });

  /** The workflow's own command, but for the registry that it asks. */
  const audit = (found: string | undefined): Promise<{ code: number | null; said: string }> => {
    severity = found;
    const [, ...options] = (command ?? '').split(/ (?=audit)|(?<=audit) /);
    const words = options.join(' ').split(' ');
    const child = spawn(join(ROOT, 'node_modules/.bin/pnpm'), [...words, '--registry', registry.url], { cwd: folder });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString();
      });
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
  };

  it('security-09 is a job of every change, without which none passes, and of every week', () => {
    const { jobs } = workflow('ci');
    const [name] = Object.entries(jobs).find(([, { uses }]) => uses === './.github/workflows/audit.yml') ?? [];
    expect(name).toBeDefined();
    expect(jobs.required?.needs).toContain(name);
    expect(jobs.required?.steps?.[0]?.run).toContain(`needs.${name}.result`);
    expect(workflow('audit').on).toHaveProperty('schedule');
    const { packageManager } = JSON.parse(read('package.json'));
    expect(command).toMatch(new RegExp(`^npx --yes ${packageManager} audit `));
  });

  it('security-09 fails for a serious fault that is known, passes without one, and lets pass only what is written down', async () => {
    const high = await audit('high');
    expect(high.said).toContain(PUBLIC_ID);
    expect(high.code).toBe(1);
    expect(registry.asked).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'sharp', 'zod']));
    expect((await audit('critical')).code).toBe(1);
    expect((await audit('moderate')).code).toBe(0);
    expect((await audit(undefined)).code).toBe(0);

    const workspace = parse(read('pnpm-workspace.yaml'));
    const excepted = { ...workspace, auditConfig: { ignoreGhsas: [PUBLIC_ID] } };
    await writeFile(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(excepted));
    expect((await audit('high')).code).toBe(0);
    const accepted: string[] = workspace.auditConfig?.ignoreGhsas ?? [];
    const explained = [...read('.github/SECURITY.md').matchAll(/\| (GHSA-[\w-]+) \| [^|]{20,} \|/g)].map(
      ([, id]) => id,
    );
    expect([...accepted].sort()).toEqual(explained.sort());
  });
});

/** Where the parenthesis that opens at a place is closed again. */
function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The titles of the tests, and of the groups of tests, that a file runs. */
function titlesOf(source: string): string[] {
  return [...titlesOfCalls(source), ...titlesOfGroups(source)];
}

/** The titles of tests that are made in groups, one of each endpoint. */
const titlesOfGroups = (source: string): string[] =>
  [...source.matchAll(/^\s*inGroups\([^;]*?[\s{]title: (['"`])((?:\\.|(?!\1)[^\\])*)\1/gm)].map(
    ([, , title = '']) => title,
  );

function titlesOfCalls(source: string): string[] {
  return [...source.matchAll(/^\s*(?:it|test|describe)((?:\.\w+)*)\(/gm)].flatMap((found) => {
    const [whole, chain = ''] = found;
    if (/\.(skip|todo|skipIf|fixme)\b/.test(chain)) return [];
    const open = found.index + whole.length - 1;
    const start = /\.(each|for|runIf)\b/.test(chain) ? closingOf(source, open) + 2 : open + 1;
    const [, quote = '', title = ''] = /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(source.slice(start)) ?? [];
    return quote === '' ? [] : [title.replaceAll(/\\(.)/g, '$1')];
  });
}

/** The cells of the tables under a heading, without their own. */
function tableUnder(heading: string): string[][] {
  const [, section = ''] = read('.github/SECURITY.md').split(`\n## ${heading}\n`);
  return (
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter(
        (line, index, lines) => line.startsWith('| ') && !/^\| -/.test(line) && !/^\| -/.test(lines[index + 1] ?? ''),
      )
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ) ?? []
  );
}

describe('SECURITY.md', () => {
  it('security-10 trust-69 names for every threat the mechanism against it and the tests that cover it, whose titles are there', () => {
    const rows = tableUnder('Threats');
    expect(rows.length).toBeGreaterThan(40);
    for (const [threat = '', mechanism = '', tests = '', ...more] of rows) {
      expect(more, threat).toEqual([]);
      expect(mechanism.length, threat).toBeGreaterThan(20);
      const named = [...tests.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)];
      expect(named.length, threat).toBeGreaterThan(0);
      // Nothing in the cell but the tests.
      expect(tests.replaceAll(/\[[^\]]+\]\(\.\.\/[^)]+\)/g, '').replaceAll(/[,\s]/g, ''), threat).toBe('');
      for (const [, title = '', path = ''] of named) {
        expect(existsSync(join(ROOT, path)), `${threat}: ${path}`).toBe(true);
        expect(path, threat).toMatch(/\.(test|e2e)\.tsx?$/);
        expect(title.length, `${threat}: ${title}`).toBeGreaterThan(15);
        const isThere = titlesOf(read(path)).some((each) => each.startsWith(title));
        expect(isThere, `${threat}: ${path} has no test “${title}”`).toBe(true);
      }
    }
  });

  it('trust-69 takes for a title only that of a test that runs', () => {
    const source = [
      "// it('a comment')",
      "const text = 'it is a text';",
      "it.skip('a test that is skipped', () => {});",
      "it.todo('a test to come');",
      "it('a test’s title that runs', () => {});",
      "  it.each(of(1, (2)))('one of %s', () => {});",
      'describe("a \\"group\\"", () => {});',
      'inGroups(endpoints, {',
      "  title: '$name is one of a group',",
      '});',
    ].join('\n');
    expect(titlesOf(source)).toEqual(['a test’s title that runs', 'one of %s', 'a "group"', '$name is one of a group']);
  });

  it('trust-69 what is accepted stands under a heading of its own, each with its reason', () => {
    const rows = tableUnder('What is accepted');
    expect(rows.length).toBeGreaterThan(3);
    for (const [what = '', why = '', ...more] of rows) {
      expect(more, what).toEqual([]);
      expect(what.length, what).toBeGreaterThan(20);
      expect(why.length, what).toBeGreaterThan(40);
      expect(why, what).not.toBe(what);
    }
    expect(tableUnder('Threats').map(([threat]) => threat)).not.toContain(rows[0]?.[0]);
  });

  it('security-10 speaks of every area that somebody could attack', () => {
    const text = read('.github/SECURITY.md');
    const areas = [...text.matchAll(/^### (.+)$/gm)].map(([, area]) => area);
    expect(areas).toEqual([
      'Tenancy',
      'Sessions and accounts',
      'Codes, passwords and secrets',
      'Access and input',
      'Payments, wallet and ledger',
      'Uploads and files',
      'Imports and fetched pictures',
      'Content and the browser',
      'Chat and the websocket',
      'Mail',
      'Staff',
      'Overload',
      'Operation',
    ]);
  });
});
