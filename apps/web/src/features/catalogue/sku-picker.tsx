import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { ChoiceCell } from '../../ui/choice-cell.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import type { ProductDetail } from './catalogue.api.ts';
import { type Property, reasonOf, type SkuChoice, valueState } from './sku-choice.ts';
import { Swatch } from './swatch.tsx';

interface SkuPickerProps {
  product: ProductDetail;
  choice: SkuChoice;
  onChoose: (propertyId: number, valueId: number) => void;
  /** The shopper wanted to buy before everything was chosen: properties that lack a choice say so. */
  isIncomplete: boolean;
  /** Beside a property's name, such as the way to the size guide. */
  asideOf?: (property: Property) => ReactNode;
}

/** Colour, size and whatever else a SKU is chosen by. What cannot be had stays readable and reachable, with its reason. */
export function SkuPicker({ product, choice, onChoose, isIncomplete, asideOf }: SkuPickerProps): ReactElement {
  return (
    <div className="grid gap-6">
      {product.properties.map((property) => (
        <PropertyGroup
          key={property.propertyId}
          product={product}
          property={property}
          choice={choice}
          onChoose={onChoose}
          isMissing={isIncomplete && !choice.has(property.propertyId)}
          aside={asideOf?.(property)}
        />
      ))}
    </div>
  );
}

interface PropertyGroupProps extends Omit<SkuPickerProps, 'isIncomplete' | 'asideOf'> {
  property: Property;
  isMissing: boolean;
  aside: ReactNode;
}

function PropertyGroup({ product, property, choice, onChoose, isMissing, aside }: PropertyGroupProps): ReactElement {
  const { t } = useTranslation('product');
  const groupId = useId();
  const { propertyId, propertyName, values } = property;
  const chosen = values.find(({ valueId }) => valueId === choice.get(propertyId));
  const hasPictures = values.some(({ picUrl }) => picUrl !== undefined && picUrl !== '');

  const labelOf = (valueId: number, value: string): { label: string; isAvailable: boolean } => {
    const state = valueState(product, choice, propertyId, valueId);
    if (state === 'available') return { label: value, isAvailable: true };
    const others = reasonOf(product, choice, propertyId).join(', ');
    if (others === '') return { label: t('sku.soldOut', { value }), isAvailable: false };
    return { label: t(state === 'soldOut' ? 'sku.soldOutIn' : 'sku.missingIn', { value, others }), isAvailable: false };
  };
  const items = values.map(({ valueId, valueName, picUrl }) => {
    const { label, isAvailable } = labelOf(valueId, valueName);
    const input = {
      type: 'radio' as const,
      name: groupId,
      label,
      checked: valueId === chosen?.valueId,
      unavailable: !isAvailable,
      onChange: () => isAvailable && onChoose(propertyId, valueId),
    };
    return hasPictures ? (
      <Swatch key={valueId} {...input} picture={picUrl} />
    ) : (
      <ChoiceCell key={valueId} {...input}>
        {valueName}
      </ChoiceCell>
    );
  });

  return (
    <div className="relative">
      <fieldset data-property={propertyId} aria-describedby={isMissing ? `${groupId}-note` : undefined}>
        <legend className="mb-3 text-sm">
          <span className="font-medium">{propertyName}</span>
          {chosen && <span className="ml-2 text-ink-soft">{chosen.valueName}</span>}
        </legend>
        <div className={cx(hasPictures ? 'flex flex-wrap gap-2' : 'grid grid-cols-4 gap-2')}>{items}</div>
        {isMissing && (
          <p id={`${groupId}-note`} className="mt-2 flex items-start gap-1.5 text-xs text-error">
            <AlertIcon className="mt-px size-4" />
            {t('sku.choose', { name: propertyName })}
          </p>
        )}
      </fieldset>
      {/* After the choices in order, beside their heading to the eye. */}
      {aside !== undefined && <div className="absolute top-0 right-0 text-sm">{aside}</div>}
    </div>
  );
}
