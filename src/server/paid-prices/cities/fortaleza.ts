import { paidSources } from '#domain/paid-prices/paid-sources.ts'
import type { PaidCity } from './paid-city.ts'

/** One CSV, Latin-1, dates as dd/mm/yyyy HH:mm. The value is the tax base; flats have an identity, but no number. */
export const fortaleza: PaidCity = {
  id: 'fortaleza',
  ...paidSources.fortaleza,
  areaOf: 'total',
  columns: {
    street: ['logradouro'],
    number: ['numero'],
    unit: ['id_imovel'],
    neighborhood: ['bairro'],
    postalCode: ['numero_cep'],
    value: ['vl_base_calculo'],
    area: ['area_edificada'],
    date: ['data_da_transacao_itbi'],
    use: ['tipo_uso_imovel'],
  },
  required: ['street', 'number', 'unit', 'value', 'area', 'date', 'use', 'postalCode'],
  uses: [
    [/apartamento/, 'apartamento'],
    [/casa|residenc/, 'casa'],
    [/terreno|territorial|baldio/, 'terreno'],
    [/garagem|vaga/, null],
    [/./, 'comercial'],
  ],
  postalCodes: [[60_000, 61_599]],
  ownUnits: true,
  published: {
    ckan: 'https://dados.fortaleza.ce.gov.br',
    package: 'dados_abertos_itbi_transacoes_imobiliarias',
    resources: /itbi/i,
  },
}
