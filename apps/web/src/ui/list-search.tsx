import { type ReactElement, type SubmitEvent, useId, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { CloseIcon, SearchIcon } from './icons.tsx';

const LONGEST = 60;

interface ListSearchProps {
  /** What is looked for, such as an order's number. */
  label: string;
  searchLabel: string;
  clearLabel: string;
  /** What the list shows now; another one, as after going back, starts the field anew. */
  value: string;
  onSearch: (text: string) => void;
  className?: string;
}

/** Looks for numbers in a list: searched when it is sent, with a way back to all. */
export const ListSearch = (props: ListSearchProps): ReactElement => <Field key={props.value} {...props} />;

function Field({ label, searchLabel, clearLabel, value, onSearch, className = '' }: ListSearchProps): ReactElement {
  const [text, setText] = useState(value);
  const fieldId = useId();
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() !== value) onSearch(text.trim());
  };
  return (
    <form onSubmit={search} className={`relative min-w-0 ${className}`}>
      <label htmlFor={fieldId} className="sr-only">
        {label}
      </label>
      <input
        id={fieldId}
        value={text}
        maxLength={LONGEST}
        inputMode="numeric"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
        className="ui-input min-h-11! py-2! pr-22!"
      />
      <div className="absolute top-0 right-0 flex">
        {value !== '' && <IconButton icon={CloseIcon} label={clearLabel} onClick={() => onSearch('')} />}
        <IconButton icon={SearchIcon} label={searchLabel} type="submit" />
      </div>
    </form>
  );
}
