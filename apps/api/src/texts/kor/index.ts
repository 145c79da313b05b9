import type { Texts } from '../texts.ts';
import documents from './documents.ts';
import errors from './errors.ts';
import imports from './imports.ts';
import issues from './issues.ts';
import language from './language.ts';
import mails from './mails.ts';
import messages from './messages.ts';
import orders from './orders.ts';
import pages from './pages.ts';
import regions from './regions.ts';
import registration from './registration.ts';
import settings from './settings.ts';

export default {
  language,
  errors,
  issues,
  mails,
  messages,
  orders,
  imports,
  documents,
  pages,
  registration,
  settings,
  regions,
} satisfies Texts;
