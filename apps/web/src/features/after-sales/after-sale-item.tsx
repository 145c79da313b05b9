import type { ReactElement, ReactNode } from 'react';
import { describeSku } from '../../lib/sku-properties.ts';
import { Picture } from '../../ui/picture.tsx';

interface AfterSaleItemProps {
  item: {
    picUrl: string;
    brandName: string;
    spuName: string;
    properties: readonly { propertyName: string; valueName: string }[];
  };
  /** Under the names: how many, what for. */
  children?: ReactNode;
}

/** What is given back. */
export function AfterSaleItem({ item, children }: AfterSaleItemProps): ReactElement {
  const { picUrl, brandName, spuName, properties } = item;
  return (
    <div className="grid grid-cols-[80px_minmax(0,1fr)] gap-5 cards:grid-cols-[96px_minmax(0,1fr)]">
      <Picture src={picUrl} alt="" />
      <div className="min-w-0 text-sm">
        <p className="font-medium wrap-anywhere">{brandName}</p>
        <p className="wrap-anywhere hyphens-auto">{spuName}</p>
        <p className="mt-1 text-xs text-ink-faint wrap-anywhere">{describeSku(properties)}</p>
        {children}
      </div>
    </div>
  );
}
