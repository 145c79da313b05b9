import type { Language } from '@passage/contract';
import { textsIn } from '../../texts/index.ts';
import type { MessageTemplate, MessageText } from '../../texts/message-params.ts';

export const isTemplate = (name: string): name is MessageTemplate => Object.hasOwn(textsIn('en').messages, name);

/** A message in the reader's language. A line of which no name has a value is left out. */
export function renderMessage(
  template: MessageTemplate,
  language: Language,
  params: Readonly<Record<string, string>>,
): MessageText {
  const { title, message } = textsIn(language).messages[template];
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
