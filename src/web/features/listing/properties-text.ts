import { integer } from '#domain/format.ts'

/** `1 imóvel`, `1.204 imóveis` */
export const propertiesText = (total: number): string =>
  total === 1 ? '1 imóvel' : `${integer(total)} imóveis`
