import { integerFormat } from '#domain/format-figures.ts'

/** `1 imóvel`, `1.204 imóveis` */
export const formatPropertyCount = (total: number): string =>
  total === 1 ? '1 imóvel' : `${integerFormat(total)} imóveis`

/** Labels the button that shows what filters find: `Ver 12 imóveis`; without the number while it is counted. */
export const labelShowButton = (total: number | undefined, verb = 'Ver'): string =>
  `${verb} ${total === undefined ? 'imóveis' : formatPropertyCount(total)}`
