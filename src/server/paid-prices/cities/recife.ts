import { paidSources } from '#domain/paid-prices/paid-sources.ts'
import type { PaidCity } from './paid-city.ts'

/** CSV a year, UTF-8, `;`, decimal comma. The value is the tax base: the greater of declared and assessed. */
export const recife: PaidCity = {
  id: 'recife',
  ...paidSources.recife,
  // It holds the unit's part of what the building shares: private areas are 0.53 to 0.88 of it.
  areaOf: 'total',
  columns: {
    street: ['logradouro'],
    number: ['numero'],
    complement: ['complemento'],
    neighborhood: ['bairro'],
    city: ['cidade'],
    value: ['valor_avaliacao'],
    area: ['area_construida'],
    date: ['data_transacao'],
    use: ['tipo_imovel'],
    financed: ['sfh'],
  },
  required: ['street', 'number', 'complement', 'value', 'area', 'date', 'use'],
  uses: [
    [/^apartamento/, 'apartamento'],
    [/^(?:casa|mocambo)/, 'casa'],
    [/^terreno/, 'terreno'],
    [/garagem/, null],
    [/./, 'comercial'],
  ],
  postalCodes: [[50_000, 52_999]],
  published: {
    ckan: 'http://dados.recife.pe.gov.br',
    package: 'imposto-sobre-transmissao-de-bens-imoveis-itbi',
    resources: /itbi.*20\d\d|20\d\d.*itbi/i,
  },
}
