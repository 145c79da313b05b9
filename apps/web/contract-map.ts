import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

const ID = 'virtual:contract-map';
const RESOLVED = `\0${ID}`;

/**
 * What the client must know of each endpoint, as data made from the contract when the app is built: zod and the
 * declarations stay out of the bundle.
 */
export function contractMap(): Plugin {
  return {
    name: 'contract-map',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: async (id) => {
      if (id !== RESOLVED) return undefined;
      const { describeContract }: { describeContract: () => unknown } = await tsImport(
        '@passage/contract/wire-map',
        import.meta.url,
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(describeContract()))});`;
    },
  };
}
