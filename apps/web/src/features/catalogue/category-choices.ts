import type { CategoryNode } from './catalogue.api.ts';

export interface CategoryChoice {
  id: number;
  name: string;
  /** From the root to the category itself. */
  path: readonly number[];
}

const holds = (node: CategoryNode, id: number): boolean =>
  node.id === id || node.child.some((child) => holds(child, id));

/** The tree as one list, opened along the way to the chosen category and one level below it. */
export function categoryChoices(
  nodes: readonly CategoryNode[],
  chosenId: number | undefined,
  above: readonly number[] = [],
): CategoryChoice[] {
  return nodes.flatMap((node) => {
    const path = [...above, node.id];
    const isOpen = chosenId !== undefined && holds(node, chosenId);
    return [{ id: node.id, name: node.name, path }, ...(isOpen ? categoryChoices(node.child, chosenId, path) : [])];
  });
}
