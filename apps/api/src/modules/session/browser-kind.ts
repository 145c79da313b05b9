import Bowser from 'bowser';

const MOST_CHARACTERS = 60;

/**
 * The kind of browser for a list of sessions, such as 'Firefox on Linux'; '' for what is none.
 *
 * @param userAgent what the caller says that it is: anything at all
 */
export function browserKind(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name]
    .filter((part) => part !== undefined && part !== '')
    .join(' on ')
    .slice(0, MOST_CHARACTERS);
}
