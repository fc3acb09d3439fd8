import { paidSources } from '#domain/paid-prices/paid-sources.ts'
import type { PaidCity } from './paid-city.ts'

/** `AVE AUGUSTO DE LIMA 134 - APT 1201 - CENTRO - 30190-001 - BELO HORIZONTE - MG` */
const address =
  /^(?<street>.+?) (?<number>\d+|S\/?N)(?: - (?<complement>.+?))? - (?<neighborhood>[^-]+) - (?<postalCode>\d{5}-?\d{3})(?: - (?<city>[^-]+) - MG)?$/

/** CSV a month since June 2024, and one of the years before. The value is what buyers declared. */
export const beloHorizonte: PaidCity = {
  id: 'belo-horizonte',
  ...paidSources.beloHorizonte,
  areaOf: 'total',
  columns: {
    address: ['endereco completo', 'endereco'],
    neighborhood: ['bairro'],
    value: ['valor declarado'],
    area: ['area construida adquirida', 'area adquirida (unidades somadas)'],
    date: ['data quitacao', 'data quitacao transacao', 'data da quitacao', 'data pagamento'],
    use: ['tipo construtivo preponderante'],
  },
  required: ['address', 'value', 'area', 'date', 'use'],
  uses: [
    [/^ap(?:artamento)?$/, 'apartamento'],
    [/^(?:ca(?:sa)?|bc|barracao)$/, 'casa'],
    [/^(?:lv|lote|lote vago)$/, 'terreno'],
    [/^(?:vg|vr|vc|vaga)/, null],
    [/./, 'comercial'],
  ],
  postalCodes: [[30_000, 31_999]],
  prepare(cells) {
    const { groups } = address.exec(cells.address) ?? {}
    return groups === undefined ? cells : { ...cells, ...withTexts(groups) }
  },
  published: {
    ckan: 'https://dados.pbh.gov.br',
    package: 'itbi-relatorios',
    resources: /itbi/i,
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  },
}

/** The parts that an address has. */
const withTexts = (groups: Partial<Record<string, string>>) => ({
  street: groups.street ?? '',
  number: groups.number ?? '',
  complement: groups.complement ?? '',
  neighborhood: groups.neighborhood ?? '',
  postalCode: groups.postalCode ?? '',
  city: groups.city ?? '',
})
