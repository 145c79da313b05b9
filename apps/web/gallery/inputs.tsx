import type { ReactElement } from 'react';
import { Checkbox, ChoiceGroup, Radio } from '../src/ui/choice.tsx';
import { ChoiceCell } from '../src/ui/choice-cell.tsx';
import { SelectField } from '../src/ui/select-field.tsx';
import { PasswordField, TextArea, TextField } from '../src/ui/text-field.tsx';
import { Sheet } from './sheet.tsx';

export function Inputs(): ReactElement {
  return (
    <Sheet name="Inputs">
      <div className="grid gap-8 cards:grid-cols-3">
        <TextField label="First name" placeholder="As on your passport" />
        <TextField label="City" defaultValue="Saint-Germain-en-Laye" />
        <TextField label="Postal code" defaultValue="7800" error="Enter five digits." />
        <TextField label="E-mail" defaultValue="elodie@passage.test" disabled hint="Set by your account." />
        <SelectField label="Country" options={[{ value: 'fr', label: 'France' }]} />
        <TextField
          label="E-mail code"
          defaultValue="4081"
          affix={<span className="num text-ink-faint">Again in 47 s</span>}
          affixClassName="pr-28"
        />
        <PasswordField label="Password" defaultValue="secret secret" />
        <TextField label="Apartment" optional />
        <TextArea label="Order note" placeholder="For the shop" length={12} maxLength={500} />
      </div>
      <div className="mt-8 grid gap-8 cards:grid-cols-3">
        <ChoiceGroup legend="Consent">
          <Checkbox label="I accept the terms and the privacy policy" defaultChecked />
          <Checkbox label="Tell me about new shops" count={187} />
          <Checkbox label="Required" error="Please tick the box." />
        </ChoiceGroup>
        <ChoiceGroup legend="Way">
          <Radio name="way" label="Refund only" defaultChecked />
          <Radio name="way" label="Refund and return" />
        </ChoiceGroup>
        <ChoiceGroup legend="Size">
          <div className="grid grid-cols-5 gap-2">
            {['34', '36', '38', '40', '42'].map((size) => (
              <ChoiceCell
                key={size}
                type="radio"
                name="size"
                label={size}
                unavailable={size === '42'}
                defaultChecked={size === '38'}
              >
                {size}
              </ChoiceCell>
            ))}
          </div>
        </ChoiceGroup>
      </div>
    </Sheet>
  );
}
