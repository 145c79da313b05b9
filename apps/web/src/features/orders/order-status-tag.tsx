import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/tag.tsx';
import { toneOf, wordingOf } from './order-wording.ts';
import type { Order } from './orders.api.ts';

export function OrderStatusTag({ order }: { order: Order }): ReactElement {
  const { t } = useTranslation('orders');
  return <Tag tone={toneOf(order)}>{t(`status.${wordingOf(order)}`)}</Tag>;
}
