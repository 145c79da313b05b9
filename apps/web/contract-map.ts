import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

const ID = 'virtual:contract-map';
const RESOLVED = `\0${ID}`;

const SOURCES = fileURLToPath(new URL('src/', import.meta.url));

/** Every quoted name such as 'cart.list' in the client's code. */
function namesInCode(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const code = files.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');
  return new Set([...code.matchAll(/'(\w+\.\w+)'/g)].flatMap(([, name]) => (name === undefined ? [] : [name])));
}

/**
 * What the client must know of each endpoint that it calls, as data made from the contract when the app is built: zod and the
 * declarations stay out of the bundle.
 */
export function contractMap(): Plugin {
  let isBuild = true;
  return {
    name: 'contract-map',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: async (id) => {
      if (id !== RESOLVED) return undefined;
      const { describeContract }: { describeContract: () => Record<string, unknown> } = await tsImport(
        '@passage/contract/wire-map',
        import.meta.url,
      );
      const called = namesInCode();
      // While it is developed, a call may be added without the map being made anew.
      const map = Object.entries(describeContract()).filter(([name]) => !isBuild || called.has(name));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(map)))});`;
    },
  };
}
