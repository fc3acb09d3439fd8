import { type PagePath, pagePaths } from '#contract/page-paths.ts'
import type { Category } from '#domain/property/listing.ts'
import type { CalculatorTool } from '../calculators/last-results.ts'
import { writePapersQuery } from '../papers/frame/papers-address.ts'

export interface Tool {
  key: string
  name: string
  /** What it does, in a sentence. */
  purpose: string
  /** The purpose as a resident buyer reads it, where it differs. */
  homePurpose?: string
  to: PagePath
  /** The part of that page; left out = the whole page. */
  search?: Readonly<Record<string, string>>
  beta?: true
  /** The calculator of which the last result is shown. */
  calculator?: CalculatorTool
}

/** Every tool under the question it answers. */
export const toolGroups: readonly { question: string; tools: readonly Tool[] }[] = [
  {
    question: 'Quanto custa?',
    tools: [
      {
        key: 'costs',
        name: 'Custo total',
        purpose: 'Tudo o que se paga do lance à venda, e o que sobra no pior e no melhor caso.',
        homePurpose: 'Tudo o que se paga do lance até morar nele: impostos, cartório, dívidas e reforma.',
        to: pagePaths.costs,
        calculator: 'costs',
      },
      {
        key: 'edital',
        name: 'Explicar edital',
        purpose: 'Do texto ou do PDF: quem paga as dívidas, ocupação, prazos e comissão.',
        to: pagePaths.papers,
        search: writePapersQuery({ paper: 'edital' }),
      },
      {
        key: 'title-record',
        name: 'Ler matrícula',
        purpose:
          'Do texto, do PDF ou de fotos: o que pesa sobre o imóvel, quem é o dono, o que foi cancelado.',
        to: pagePaths.papers,
        search: writePapersQuery({ paper: 'title-record' }),
      },
    ],
  },
  {
    question: 'Até quanto dar?',
    tools: [
      {
        key: 'bid',
        name: 'Calculadora de lance',
        purpose: 'O lance máximo para a sua meta, com todos os custos.',
        homePurpose: 'Até quanto a sua família pode ir, com o que tem e o que ganha.',
        to: pagePaths.bid,
        calculator: 'bid',
      },
      {
        key: 'compare',
        name: 'Comparar imóveis',
        purpose: 'Até 3 imóveis lado a lado (no computador, até 6), com o melhor de cada linha.',
        to: pagePaths.compare,
      },
    ],
  },
  {
    question: 'Como pagar?',
    tools: [
      {
        key: 'home-purchase',
        name: 'Para morar',
        purpose:
          'O que cabe na renda da família: parcela com seguros, primeiro dia, FGTS, e os cem melhores.',
        to: pagePaths.homePurchase,
      },
      {
        key: 'financing',
        name: 'Financiamento',
        purpose: 'Parcelas em SAC e PRICE, com a entrada que você escolher.',
        to: pagePaths.financing,
        calculator: 'financing',
      },
    ],
  },
  {
    question: 'Onde achar?',
    tools: [
      {
        key: 'search',
        name: 'Buscar Imóveis',
        purpose: 'Por lugar, preço, retorno, dívidas e venda.',
        homePurpose: 'Por lugar, preço, quartos, dívidas e venda.',
        to: pagePaths.search,
      },
      {
        key: 'map',
        name: 'Busca em Mapa',
        purpose: 'Onde cada imóvel fica, com o preço no lugar.',
        to: pagePaths.map,
        beta: true,
      },
      {
        key: 'chat',
        name: 'Chat IA',
        purpose: 'Pergunte em uma frase: ele mostra o que entendeu e os imóveis.',
        to: pagePaths.chat,
      },
    ],
  },
  {
    question: 'O que mudou?',
    tools: [
      {
        key: 'favorites',
        name: 'Favoritos',
        purpose: 'Os imóveis que você salvou, com o preço de agora.',
        to: pagePaths.favorites,
      },
      {
        key: 'saved-searches',
        name: 'Buscas Salvas',
        purpose: 'O que cada uma acha agora, e o que entrou de novo.',
        to: pagePaths.savedSearches,
      },
    ],
  },
]

/** The popular categories, as the hub names them. */
export const popularCategories: readonly { category: Category; label: string }[] = [
  { category: 'apartamento', label: 'Apartamento' },
  { category: 'casa', label: 'Casa' },
  { category: 'comercial', label: 'Comercial' },
  { category: 'terreno', label: 'Terreno' },
  { category: 'rural', label: 'Imóvel Rural' },
]
