import { integerFormat } from '#domain/format-figures.ts'

/** `1 imóvel`, `1.204 imóveis` */
export const propertiesText = (total: number): string =>
  total === 1 ? '1 imóvel' : `${integerFormat(total)} imóveis`
