import { integerFormat } from '#domain/format-figures.ts'

/** `1 imóvel`, `1.204 imóveis` */
export const formatPropertyCount = (total: number): string =>
  total === 1 ? '1 imóvel' : `${integerFormat(total)} imóveis`
