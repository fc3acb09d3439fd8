import { paidSources } from '#domain/paid-prices/paid-sources.ts'
import type { PaidCity } from './paid-city.ts'

const header = {
  street: ['nome do logradouro'],
  number: ['numero'],
  complement: ['complemento'],
  neighborhood: ['bairro'],
  unit: ['referencia'],
  postalCode: ['cep'],
  deed: ['natureza de transacao'],
  value: ['valor de transacao (declarado pelo contribuinte)'],
  date: ['data de transacao'],
  share: ['proporcao transmitida (%)'],
  financed: ['valor financiado'],
  titleOffice: ['cartorio de registro'],
  titleRecord: ['matricula do imovel'],
  area: ['area construida (m2)'],
  use: ['descricao do uso (iptu)'],
} as const

/** XLSX a year with a sheet a month, older sheets without a header. The value is what buyers declared. */
export const saoPaulo: PaidCity = {
  id: 'sao-paulo',
  ...paidSources.saoPaulo,
  areaOf: 'total',
  columns: header,
  required: ['street', 'number', 'complement', 'deed', 'value', 'date', 'share', 'area', 'use', 'postalCode'],
  // The columns of the table with a header, in its order.
  withoutHeader: [
    null,
    'street',
    'number',
    'complement',
    'neighborhood',
    'unit',
    'postalCode',
    'deed',
    'value',
    'date',
    null,
    'share',
    null,
    null,
    null,
    'financed',
    'titleOffice',
    'titleRecord',
    null,
    null,
    null,
    null,
    'area',
    null,
    'use',
  ],
  uses: [
    [/^apartamento|^flat residencial/, 'apartamento'],
    [/^residencia/, 'casa'],
    [/^terreno/, 'terreno'],
    [/garagem/, null],
    [/./, 'comercial'],
  ],
  deeds: [
    [/^1\. ?compra e venda/, 'sale'],
    [/^4\. ?arrematacao/, 'auction'],
    [/^17\. ?resolucao/, 'settlement'],
  ],
  postalCodes: [
    [1_000, 5_999],
    [8_000, 8_499],
  ],
  prepare: cells => ({
    ...cells,
    // A number that is not known.
    number: cells.number === '99999' ? '' : cells.number,
    // The block may stand beside the complement, in the column of references.
    complement: `${cells.complement} ${cells.unit}`,
    unit: '',
  }),
  // Its pages change their addresses every year: the files are loaded by hand.
  published: null,
}
