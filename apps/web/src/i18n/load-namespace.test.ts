import { describe, expect, it } from 'vitest';
import { loadNamespace } from './load-namespace.ts';

const texts = (word: string) => async () => ({ default: { word } });
const broken = async () => {
  throw new Error('not there');
};

describe('texts that do not arrive', () => {
  it('fault:i18n-02 a language is fetched alone while its file arrives', async () => {
    const fetched: string[] = [];
    const loader = (name: string) => async () => {
      fetched.push(name);
      return { default: { word: name } };
    };
    const loaders = { './fr/home.ts': loader('fr'), './en/home.ts': loader('en') };
    expect(await loadNamespace(loaders, 'fr', 'home')).toEqual({ word: 'fr' });
    expect(fetched).toEqual(['fr']);
  });

  it('fault:i18n-01 fault:i18n-02 zhTW falls back to zh and then to English, every other language to English', async () => {
    const loaders = { './zh/home.ts': texts('zh'), './en/home.ts': texts('en') };
    expect(await loadNamespace({ ...loaders, './zhTW/home.ts': broken }, 'zhTW', 'home')).toEqual({ word: 'zh' });
    expect(await loadNamespace({ ...loaders, './zh/home.ts': broken }, 'zhTW', 'home')).toEqual({ word: 'en' });
    expect(await loadNamespace({ ...loaders, './fr/home.ts': broken }, 'fr', 'home')).toEqual({ word: 'en' });
    await expect(loadNamespace({ './en/home.ts': broken }, 'en', 'home')).rejects.toThrow('not there');
  });
});
