import { LIST_TYPES, paths } from '../../lib/paths.ts';
import type { NavigationColumn, NavigationEntry } from './navigation-entry.ts';
import type { NavigationSetting } from './template.api.ts';

export interface NavigationNode {
  id: number;
  name: string;
  child: readonly NavigationNode[];
}

/** A category's list; `above` are those it lies in, from the root. */
function categoryPath({ id, name }: NavigationNode, above: readonly NavigationNode[]): string {
  return paths.categoryIndex({
    type: LIST_TYPES.category,
    name,
    categoryPath: [...above.map((node) => node.id), id].join(','),
    categoryId: id,
    navigation: above.length === 0 ? 1 : 2,
  });
}

/** A root category as an entry: its groups are the columns. */
export function categoryEntry(root: NavigationNode): NavigationEntry {
  const columns = root.child.map(
    (group): NavigationColumn => ({
      label: group.name,
      to: categoryPath(group, [root]),
      links: group.child.map((leaf) => ({ label: leaf.name, to: categoryPath(leaf, [root, group]) })),
    }),
  );
  return {
    key: String(root.id),
    label: root.name,
    to: categoryPath(root, []),
    ...(columns.length === 0 ? {} : { columns }),
  };
}

const brandPath = (id: number, name: string): string =>
  paths.categoryIndex({ type: LIST_TYPES.brand, name, brandId: id, navigation: 0 });
const designerPath = (desno: string, name: string): string =>
  paths.categoryIndex({ type: LIST_TYPES.designer, desno, navigation: 3, name });

function ownPath({ type, id, key, nameLocal: name }: NavigationSetting): string {
  switch (type) {
    case 'newGood':
      return paths.categoryIndex({ type: LIST_TYPES.newGood, name, navigation: 0 });
    case 'discount':
      return paths.categoryIndex({ type: LIST_TYPES.discount, name, navigation: 0 });
    case 'designer':
      return id === 0 ? paths.designers() : designerPath(key, name);
    case 'brand':
      return id === 0 ? paths.brand() : brandPath(id, name);
    case 'category':
      return id === 0 ? paths.categoryIndex() : categoryPath({ id, name, child: [] }, []);
  }
}

function columnsOf(setting: NavigationSetting, to: string): readonly NavigationColumn[] {
  const { type, child, id, nameLocal } = setting;
  if (child.length === 0) return [];
  if (type === 'category') return categoryEntry({ id, name: nameLocal, child }).columns ?? [];
  const links = child.map((node) => ({
    label: node.name,
    to: type === 'designer' ? designerPath(node.key, node.name) : brandPath(node.id, node.name),
  }));
  return type === 'designer' || type === 'brand' ? [{ label: '', to, links }] : [];
}

/**
 * The entries of the bar as staff set them. What is switched off is not there; an entry for all categories stands in
 * the bar as the categories themselves.
 */
export function entriesOf(settings: readonly NavigationSetting[]): NavigationEntry[] {
  return settings
    .filter((setting) => setting.switch)
    .flatMap((setting): NavigationEntry[] => {
      const { type, id, key, nameLocal, child, productSpu } = setting;
      const product = productSpu ? { product: productSpu } : {};
      if (type === 'category' && id === 0 && child.length > 0)
        return child.map((root) => ({ ...categoryEntry(root), ...product }));
      const to = ownPath(setting);
      const columns = columnsOf(setting, to);
      return [
        {
          key: `${type} ${key}`,
          label: nameLocal,
          to,
          ...(type === 'discount' ? { isAccent: true } : {}),
          ...(columns.length === 0 ? {} : { columns }),
          ...product,
        },
      ];
    });
}
