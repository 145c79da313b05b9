import type { ReactElement } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../ui/button.tsx';
import { Checkbox, ChoiceGroup } from '../../ui/choice.tsx';
import { SkeletonFields } from '../../ui/skeleton.tsx';
import { useSaleCategories } from './shop-application.api.ts';

const POPULATIONS = ['female', 'male', 'children'] as const;

interface SaleCategoriesProps {
  register: () => UseFormRegisterReturn;
  error: string | undefined;
}

/** What the shop is to sell: the first level of each population's categories. */
export function SaleCategories({ register, error }: SaleCategoriesProps): ReactElement {
  const { t } = useTranslation('shopApplication');
  const { data, isError, refetch } = useSaleCategories();
  if (!data && !isError) return <SkeletonFields count={2} />;
  if (!data) {
    return (
      <p role="alert" className="text-sm">
        {t('categoriesFailed')} <TextButton onClick={() => void refetch()}>{t('retry')}</TextButton>
      </p>
    );
  }
  return (
    <ChoiceGroup legend={t('parts.categories')} hideLegend error={error}>
      <div className="grid gap-6 cards:grid-cols-3">
        {POPULATIONS.map((population) => (
          <ChoiceGroup key={population} legend={t(`populations.${population}`)}>
            {data[population].map(({ id, name }) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={name}
                aria-invalid={error === undefined ? undefined : true}
                {...register()}
              />
            ))}
          </ChoiceGroup>
        ))}
      </div>
    </ChoiceGroup>
  );
}
