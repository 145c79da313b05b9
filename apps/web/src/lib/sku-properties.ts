import { currentLanguage, languageMeta } from './locale.ts';

interface SkuProperty {
  propertyName: string;
  valueName: string;
}

const separator = (): string => languageMeta(currentLanguage()).separator ?? ', ';

/** What was chosen, with its names: Colour Camel, Size 40. A value that says its name itself stands alone: One size. */
export function describeSku(properties: readonly SkuProperty[]): string {
  return properties
    .map(({ propertyName, valueName }) =>
      valueName.toLowerCase().includes(propertyName.toLowerCase()) ? valueName : `${propertyName} ${valueName}`,
    )
    .join(separator());
}

/** The values alone, where there is little room: Camel, 40. */
export function describeValues(properties: readonly SkuProperty[]): string {
  return properties.map(({ valueName }) => valueName).join(separator());
}
