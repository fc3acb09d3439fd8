import {
  categories,
  type Category,
  modalities,
  type Modality,
  occupancies,
  type Occupancy,
} from '../property/listing.ts'
import {
  booleanField,
  choiceField,
  choiceListField,
  decimalField,
  nearField,
  rangeField,
  shapeField,
  spotField,
  textField,
  textListField,
} from './criteria-fields.ts'
import {
  area,
  discount,
  evaluation,
  garage,
  lowReturn,
  netRoi,
  paidDiscount,
  price,
  rooms,
} from './criteria-figures.ts'
import { answer, atLeast, atMost, choices, days, flag, own } from './criteria-rows.ts'
import { type CuratedList, curatedLists } from './curated-lists.ts'
import { countDays } from './range-words.ts'
import { sortField, type SortOrder } from './sort-orders.ts'
import { foldText } from '../fold-text.ts'
import { type Region, regions } from '../regions.ts'
import { states, type Uf } from '../states.ts'

/** Removes double quotes around a city's name, which meant the whole name in links and searches saved before. */
const removeQuotes = (name: string): string => /^"(.*[^\s"].*)"$/s.exec(name.trim())?.[1]?.trim() ?? name

const cities = textListField(foldText, 100, removeQuotes)
const neighborhoods = textListField(foldText, 100)
const places = { none: [] as string[], field: cities }

/** The criteria of place, in canonical order. */
const placeRows = {
  state: own<Uf[]>({
    none: [],
    field: choiceListField(
      states.map(state => state.uf),
      'Use a sigla de um dos 27 estados, como SP.',
    ),
    api: 'Sigla do estado; pode repetir',
    subject: 'estado',
  }),
  region: own<Region[]>({
    none: [],
    field: choiceListField(regions),
    api: 'Estados destas regiões; pode repetir',
    subject: 'região',
  }),
  city: own({
    ...places,
    api: 'O nome de um município é só ele; outro texto, as cidades cujo nome o contém; sem acentos nem maiúsculas; pode repetir, até 100 vezes',
    subject: 'cidade',
  }),
  notCity: own({ ...places, api: 'Nenhuma destas cidades', subject: 'cidades excluídas' }),
  neighborhood: own({
    ...places,
    field: neighborhoods,
    api: 'Nome inteiro, sem acentos nem maiúsculas; pode repetir, até 100 vezes',
    subject: 'bairro',
  }),
  notNeighborhood: own({
    ...places,
    field: neighborhoods,
    api: 'Nenhum destes bairros',
    subject: 'bairros excluídos',
  }),
  interior: own<boolean | null>({
    none: null,
    field: booleanField,
    api: 'true = fora da capital do estado; false = só na capital',
    subject: 'interior',
  }),
  near: own<string | null>({
    none: null,
    field: nearField,
    api: 'Município e UF, como Campinas,SP: municípios cuja sede fica a até `within` km da sede dele',
    subject: 'distância',
  }),
  within: own<number | null>({
    none: null,
    field: rangeField(1, 300),
    api: 'Em km; 30 quando não dito',
    subject: null,
  }),
  nearAddress: own<string | null>({
    none: null,
    field: spotField,
    api: 'Latitude e longitude, como -8.05,-34.9: imóveis postos na casa ou ao lado (precision building ou near) a até `withinMetres` metros dali',
    subject: 'distância',
  }),
  withinMetres: own<number | null>({
    none: null,
    field: rangeField(100, 20_000),
    api: 'Em metros; 1000 quando não dito',
    subject: null,
  }),
  shape: own<string | null>({
    none: null,
    field: shapeField,
    api: 'Área desenhada no mapa: encoded polyline de 3 a 200 pontos, sem linhas que se cruzem',
    subject: 'área desenhada',
  }),
}

/** Answers that a listing may leave out; a filter may include such listings. */
export const unknownAnswers = ['financing', 'fgts', 'occupancy'] as const
export type UnknownAnswer = (typeof unknownAnswers)[number]

/** The filters that may include listings of which the value is not known. */
export const unknownFilters = [...unknownAnswers, 'paid'] as const
export type UnknownFilter = (typeof unknownFilters)[number]

const kind = { column: 'category', field: choiceListField<Category>(categories), legend: 'Tipo' } as const
const sale = {
  column: 'modality',
  field: choiceListField<Modality>(modalities),
  legend: 'Modalidade',
} as const

/** `7 dias` without a line break between. */
const writeDays = (count: number): string => countDays(count).replace(' ', '\u00a0')

const countRungs = (rungs: number): string => (rungs === 1 ? 'um degrau' : `${rungs} degraus ou mais`)

/**
 * Every criterion of a search, in canonical order: form, address, API, saved searches, alerts, consultant, chips and
 * the search index follow this table. It uses no schema library because it is part of the first JavaScript a visitor
 * loads (docs/decisions/004).
 */
export const criteriaTable = {
  ...placeRows,
  text: own<string | null>({
    none: null,
    field: textField,
    api: 'Toda palavra deve ser o começo de uma palavra de cidade, bairro, endereço, tipo, UF ou descrição; contam as 20 primeiras',
    subject: 'palavras',
    weight: 200,
  }),
  category: choices({ ...kind, excludes: false, api: 'Pode repetir', subject: 'tipo' }),
  notCategory: choices({
    ...kind,
    excludes: true,
    api: 'Nenhuma destas',
    subject: 'tipos excluídos',
    weight: 150,
  }),
  modality: choices({ ...sale, excludes: false, api: 'Pode repetir', subject: 'modalidade', weight: 170 }),
  notModality: choices({
    ...sale,
    excludes: true,
    api: 'Nenhuma destas',
    subject: 'modalidades excluídas',
    weight: 160,
  }),
  minPrice: atLeast(price, { label: 'Preço Mínimo', api: 'Em reais, inclusive; 0 = sem mínimo' }),
  maxPrice: atMost(price, { label: 'Preço Máximo', api: 'Em reais, inclusive; 0 = sem máximo' }),
  minEvaluation: atLeast(evaluation, { label: 'Avaliação mínima', api: 'Avaliação, em reais, inclusive' }),
  maxEvaluation: atMost(evaluation, { label: 'Avaliação máxima', api: 'Avaliação, em reais, inclusive' }),
  minArea: atLeast(area, { label: 'Área mínima', api: 'Em m², inclusive' }),
  maxArea: atMost(area, { label: 'Área máxima', api: 'Em m², inclusive' }),
  minDiscount: atLeast(discount, {
    label: 'Desconto mínimo',
    api: 'Em %, inclusive; compara com as duas casas da resposta: 49,84 não chega a 50',
  }),
  maxDiscount: atMost(discount, { label: 'Desconto máximo', api: 'Em %, inclusive; 0 = sem máximo' }),
  minPaidDiscount: atLeast(paidDiscount, {
    label: 'Abaixo do que se pagou no prédio',
    note: 'Só onde a prefeitura publica as vendas e há três ou mais parecidas no prédio',
    api: 'Desconto sobre o que se pagou no prédio (paidDiscount), em %, inclusive, com as duas casas da resposta; 0 = não acima; sem os que não têm estimativa (a não ser com orUnknown=paid)',
  }),
  minNetRoi: atLeast(netRoi, {
    label: 'ROI líquido mínimo',
    note: 'Pelas suposições padrão, com custos e impostos, onde há base para a venda: o pago no prédio, ou a avaliação de apartamento. Sua conta não muda o filtro',
    api: 'ROI líquido estimado, em %, inclusive, com as duas casas da resposta (48,84 não chega a 49); 0 = sem prejuízo',
  }),
  minReturn: atLeast(lowReturn, {
    label: 'ROI no pior caso',
    note: 'O mesmo, se a venda render menos e os custos forem maiores do que o estimado',
    api: 'ROI líquido no pior caso, em %, inclusive',
  }),
  unexplained: flag({
    label: 'Sem os fora do comum',
    note: 'Desconto acima de 80%, sem que a página da Caixa diga por quê',
    group: 'discount',
    ticked: false,
    api: 'Desconto fora do comum: acima de 80%, sem que a página da Caixa tenha sido lida; false = sem eles',
    weight: 110,
    subject: 'desconto fora do comum',
    chip: asked => (asked ? 'Só fora do comum' : 'Sem os fora do comum'),
    phrase: asked => `${asked ? 'com' : 'sem'} desconto fora do comum`,
    missing: asked => (asked ? 'tem desconto fora do comum' : 'fica fora dos descontos fora do comum'),
  }),
  maxInstalment: own<number | null>({
    none: null,
    field: decimalField(100),
    api: 'Primeira parcela (SAC) do que falta além de `downPayment`, com a taxa e o prazo padrão, os seguros e a tarifa, em reais; sem os que se sabe que não são financiados',
    subject: 'parcela',
    weight: 140,
  }),
  downPayment: own<number | null>({
    none: null,
    field: decimalField(100),
    api: 'Entrada, em reais',
    subject: null,
  }),
  minRooms: atLeast(rooms, { label: 'Quartos', api: 'Quartos, ao menos' }),
  maxRooms: atMost(rooms, { label: 'Quartos, no máximo', api: 'Quartos, no máximo; 0 = sem máximo' }),
  minGarage: atLeast(garage, { label: 'Vagas', api: 'Vagas, ao menos' }),
  financing: answer<boolean>({
    field: booleanField,
    label: 'Aceita financiamento',
    api: 'Aceita financiamento',
    weight: 10,
    subject: 'financiamento',
    chip: asked => (asked ? 'Aceita financiamento' : 'Não aceita financiamento'),
    phrase: asked => `${asked ? 'com' : 'sem'} financiamento`,
    missing: asked => (asked ? 'aparece com financiamento' : 'recusa financiamento'),
  }),
  fgts: answer<boolean>({
    field: booleanField,
    label: 'Aceita FGTS',
    api: 'Aceita FGTS',
    weight: 20,
    subject: 'FGTS',
    chip: asked => (asked ? 'Aceita FGTS' : 'Não aceita FGTS'),
    phrase: asked => `${asked ? 'com' : 'sem'} FGTS`,
    missing: asked => (asked ? 'aparece com FGTS' : 'recusa FGTS'),
  }),
  occupancy: answer<Occupancy>({
    field: choiceField(occupancies),
    label: 'Ocupação',
    api: 'Ocupação',
    weight: 30,
    subject: 'ocupação',
    chip: asked => (asked === 'vacant' ? 'Desocupado' : 'Ocupado'),
    phrase: (asked, ending) => `${asked === 'vacant' ? 'desocupad' : 'ocupad'}${ending}`,
    missing: (asked, ending) => `aparece como ${asked === 'vacant' ? 'desocupad' : 'ocupad'}${ending}`,
  }),
  orUnknown: own<UnknownFilter[]>({
    none: [],
    field: choiceListField(unknownFilters),
    api: 'Nestes filtros, ficam também os que não informam; paid = em minPaidDiscount, os sem estimativa',
    subject: null,
  }),
  hasAuctionDate: flag({
    label: 'Com data marcada',
    group: 'days',
    ticked: true,
    api: 'Tem data de leilão por vir',
    weight: 40,
    subject: 'data de leilão',
    chip: asked => (asked ? 'Com data marcada' : 'Sem data marcada'),
    phrase: asked => `${asked ? 'com' : 'sem'} data de leilão`,
    missing: asked => (asked ? 'tem data de leilão informada' : 'está sem data de leilão'),
  }),
  newWithin: days({
    label: 'Entrou na lista',
    offered: [3, 7, 15, 30],
    option: count => `há até ${writeDays(count)}`,
    api: 'Entraram na lista do estado há até tantos dias, contados da lista mais nova dele',
    weight: 60,
    subject: 'novidade',
    chip: count => `Novos há até ${writeDays(count)}`,
    phrase: count => `na lista há até ${countDays(count)}`,
    missing: count => `entrou na lista há até ${countDays(count)}`,
    sentence: count => `que entraram nos últimos ${countDays(count)}`,
  }),
  cutWithin: days({
    label: 'Baixou de preço',
    offered: [7, 15, 30, 60],
    option: count => `há até ${writeDays(count)}`,
    api: 'Baixaram de preço há até tantos dias, contados da lista mais nova do estado',
    weight: 70,
    subject: 'queda de preço',
    chip: count => `Baixaram de preço há até ${writeDays(count)}`,
    phrase: count => `com queda de preço há até ${countDays(count)}`,
    missing: count => `baixou de preço há até ${countDays(count)}`,
    sentence: count => `que baixaram de preço nos últimos ${countDays(count)}`,
  }),
  rung: {
    ...days({
      label: 'Já desceu',
      offered: [1, 2, 3, 4],
      option: rungs => `${countRungs(rungs)}${rungs === 1 ? ' ou mais' : ''}`,
      api: 'Degraus que o preço já desceu na escada observada, ao menos; só onde a regra vale',
      weight: 80,
      subject: 'degraus do preço',
      chip: rungs => `Já desceu ${countRungs(rungs)}`,
      phrase: rungs => `com ${countRungs(rungs)} de queda na escada do preço`,
      missing: rungs => `já desceu ${countRungs(rungs)} na escada do preço`,
    }),
    field: rangeField(1, 20),
    empty: 'Tanto faz',
  },
  closesWithin: days({
    label: 'Encerra',
    offered: [3, 7, 15, 30],
    option: count => `em até ${writeDays(count)}`,
    api: 'Próxima data até o fim do dia, em Brasília, que vem tantos dias depois de hoje',
    weight: 90,
    subject: 'prazo',
    chip: count => `Encerram em até ${writeDays(count)}`,
    phrase: count => `que encerram em até ${countDays(count)}`,
    missing: count => `encerra em até ${countDays(count)}`,
    sentence: count => `que encerram nos próximos ${countDays(count)}`,
  }),
  list: own<CuratedList | null>({
    none: null,
    field: choiceField(curatedLists),
    api: 'Os imóveis de uma lista pronta',
    subject: 'lista',
    weight: 50,
  }),
  sort: own<SortOrder>({
    none: 'relevance',
    field: sortField,
    api: 'Ordem; relevance = primeiro o que paga até no pior caso e de que se sabe mais; nextPrice = próximo degrau da escada, o mais perto primeiro',
    subject: null,
  }),
}
