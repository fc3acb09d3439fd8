import type { ItemResult } from '#contract/item-result.ts'

/** The words in place of a missing sum: `nada anotado`; beside a sale or a rent, `nenhum gasto anotado`. */
export const describeUnknownSpending = ({ sale, rent }: Pick<ItemResult, 'sale' | 'rent'>): string =>
  sale > 0 || rent > 0 ? 'nenhum gasto anotado' : 'nada anotado'
