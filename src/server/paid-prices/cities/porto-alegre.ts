import { paidSources } from '#domain/paid-prices/paid-sources.ts'
import type { PaidCity } from './paid-city.ts'

/** CSV a year, Latin-1, `;`, text in single quotes, decimal dot. The value is the tax base of the share that changed hands. */
export const portoAlegre: PaidCity = {
  id: 'porto-alegre',
  ...paidSources.portoAlegre,
  areaOf: 'private',
  columns: {
    street: ['logradouro'],
    number: ['n_endereco', 'numero'],
    unit: ['n_unidade', 'unidade'],
    complement: ['complemento_endereco', 'compl', 'complemento'],
    neighborhood: ['bairro'],
    postalCode: ['cep'],
    value: ['base_de_calculo', 'valor'],
    area: ['area_constr_privativa', 'area_priv', 'area_privativa'],
    date: ['data_pagamento'],
    otherDate: ['data_estimativa'],
    share: ['perc_transmitido', 'perc'],
    use: ['finalidade_construcao', 'uso'],
    titleRecord: ['n_matricula_reg_imoveis', 'matricula'],
    titleOffice: ['n_zona_reg_imoveis', 'cartorio'],
  },
  required: ['street', 'number', 'unit', 'value', 'area', 'date', 'use', 'postalCode'],
  uses: [
    [/^apartamento/, 'apartamento'],
    [/^residencia/, 'casa'],
    [/^$/, 'terreno'],
    [/estacionamento|garagem/, null],
    [/./, 'comercial'],
  ],
  postalCodes: [[90_000, 91_999]],
  undatedBetweenNeighbours: true,
  published: { ckan: 'https://dadosabertos.poa.br', package: 'itbi', resources: /itbi.*20\d\d|20\d\d/i },
}
