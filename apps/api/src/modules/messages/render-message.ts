import type { Language } from '@passage/contract';
import type { MessageTemplate, MessageText, MessageTexts } from './message-text.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { id } from './texts/id.ts';
import { jp } from './texts/jp.ts';
import { kor } from './texts/kor.ts';
import { zh } from './texts/zh.ts';
import { zhTW } from './texts/zhTW.ts';

const TEXTS: Readonly<Record<Language, MessageTexts>> = { en, zh, zhTW, fr, jp, kor, id };

export const isTemplate = (name: string): name is MessageTemplate => Object.hasOwn(en, name);

/** A message in the reader's language. A line of which no name has a value is left out. */
export function renderMessage(
  template: MessageTemplate,
  language: Language,
  params: Readonly<Record<string, string>>,
): MessageText {
  const { title, message } = TEXTS[language][template];
  const toldOf = (name: string): string => params[name] ?? '';
  const isTold = (line: string): boolean => {
    const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return names.length === 0 || names.some((name) => toldOf(name) !== '');
  };
  const fill = (text: string) =>
    text
      .split('\n')
      .filter(isTold)
      .map((line) => line.replace(/\{(\w+)\}/g, (_, name: string) => toldOf(name)).trim())
      .join('\n');
  return { title: fill(title), message: fill(message) };
}
