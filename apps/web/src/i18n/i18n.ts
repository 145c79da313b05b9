import i18next, { type BackendModule, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, currentTag } from '../lib/locale.ts';
import type { Namespace } from './catalogue.ts';
import shell from './en/shell.ts';
import ui from './en/ui.ts';
import { loadNamespace } from './load-namespace.ts';

/** Of every page and of those on which visits begin (with a window in the page table), which do not wait for the list of all texts. */
const firstTexts = import.meta.glob<{ default: ResourceLanguage }>(
  './*/{shell,ui,home,newsletter,catalogue,product,pictures,basket,addresses,payment}.ts',
);

/** Where a namespace's files are, by folder and name. */
const loadersOf = async (namespace: string) =>
  `./en/${namespace}.ts` in firstTexts ? firstTexts : (await import('./all-texts.ts')).allTexts;

const files: BackendModule = {
  type: 'backend',
  init() {},
  // The tag may be that of several folders; the document has one language alone.
  read(_tag, namespace, done) {
    loadersOf(namespace)
      .then((loaders) => loadNamespace(loaders, currentLanguage(), namespace))
      .then(
        (texts) => done(null, texts),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
      );
  },
};

/** The shell's English is part of the first script: it is the default language. */
export async function startI18n(): Promise<void> {
  const tag = currentTag();
  document.documentElement.lang = tag;
  await i18next
    .use(files)
    .use(initReactI18next)
    .init({
      lng: tag,
      load: 'currentOnly',
      fallbackLng: false,
      ns: ['shell', 'ui'],
      defaultNS: 'shell',
      resources: currentLanguage() === 'en' ? { en: { shell, ui } } : {},
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Fetches the texts of a page beside its code, so that neither waits for the other. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

/** Code and its texts together. */
export async function loadWithTexts<Module>(load: () => Promise<Module>, ...namespaces: Namespace[]): Promise<Module> {
  const [module] = await Promise.all([load(), loadTexts(...namespaces)]);
  return module;
}
