import { CURRENCIES, CURRENCY_CODES, type Currency, isCurrency } from '@passage/money';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, type Language, languageMeta, OFFERED_LANGUAGES } from '../../lib/locale.ts';
import { Button } from '../../ui/button.tsx';
import Dialog from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { currencyName } from './currency-name.ts';

export interface LocaleDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  language: Language;
  currencyCode: Currency;
  /** Stores the choice and loads the document again. */
  onContinue: (language: Language, currencyCode: Currency) => void;
}

const LANGUAGE_OPTIONS = OFFERED_LANGUAGES.map((value) => ({ value, label: languageMeta(value).name }));

export default function LocaleDialog({
  open,
  onOpenChange,
  language,
  currencyCode,
  onContinue,
}: LocaleDialogProps): ReactElement {
  const { t } = useTranslation('shell');
  const [chosenLanguage, setChosenLanguage] = useState(language);
  const [chosenCurrency, setChosenCurrency] = useState(currencyCode);
  const formId = useId();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('locale.title')} description={t('locale.text')}>
      <form
        id={formId}
        className="mt-8 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onContinue(chosenLanguage, chosenCurrency);
        }}
      >
        <SelectField
          label={t('locale.language')}
          value={chosenLanguage}
          options={LANGUAGE_OPTIONS}
          onChange={({ target }) => isLanguage(target.value) && setChosenLanguage(target.value)}
        />
        <SelectField
          label={t('locale.currency')}
          value={chosenCurrency}
          options={CURRENCY_CODES.map((code) => ({
            value: code,
            label: `${currencyName(code)} (${code} ${CURRENCIES[code].symbol})`,
          }))}
          onChange={({ target }) => isCurrency(target.value) && setChosenCurrency(target.value)}
        />
        <Button type="submit" full className="mt-2">
          {t('locale.continue')}
        </Button>
      </form>
    </Dialog>
  );
}
