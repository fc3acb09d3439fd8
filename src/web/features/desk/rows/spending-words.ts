import type { ItemResult } from '#contract/item-result.ts'

/** What stands in place of a sum that nobody has written down: `nada anotado`; beside a sale or a rent, `nenhum gasto anotado`. */
export const describeUnknownSpending = ({ sale, rent }: Pick<ItemResult, 'sale' | 'rent'>): string =>
  sale > 0 || rent > 0 ? 'nenhum gasto anotado' : 'nada anotado'
