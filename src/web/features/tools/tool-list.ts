import {
  Bookmark,
  Calculator,
  Columns3,
  FileText,
  Gavel,
  Heart,
  type LucideIcon,
  Map as MapIcon,
  ReceiptText,
  Search,
  Sparkles,
} from 'lucide-react'
import { type PagePath, pagePaths } from '#contract/page-paths.ts'
import type { Category } from '#domain/property/listing.ts'

export interface Tool {
  key: string
  name: string
  /** What it does, in a sentence. */
  purpose: string
  icon: LucideIcon
  to: PagePath
  /** The section of that page. */
  hash?: string
  beta?: true
}

/** Every tool, in the order of the hub. */
export const toolList: readonly Tool[] = [
  {
    key: 'financing',
    name: 'Financiamento',
    purpose: 'Parcelas em SAC e PRICE, com a entrada que você escolher, e o resultado de uma venda.',
    icon: Calculator,
    to: pagePaths.financing,
  },
  {
    key: 'costs',
    name: 'Custo total',
    purpose: 'Tudo o que se paga do lance à venda, o lucro líquido e o lance máximo.',
    icon: ReceiptText,
    to: pagePaths.costs,
  },
  {
    key: 'bid',
    name: 'Calculadora de lance',
    purpose: 'Lance ideal e lance máximo em segundos, pela avaliação.',
    icon: Gavel,
    to: pagePaths.bid,
  },
  {
    key: 'compare',
    name: 'Comparar imóveis',
    purpose: 'Até 3 favoritos lado a lado, com o melhor de cada linha.',
    icon: Columns3,
    to: pagePaths.compare,
  },
  {
    key: 'favorites',
    name: 'Favoritos',
    purpose: 'Os imóveis que você salvou, com o preço de agora.',
    icon: Heart,
    to: pagePaths.favorites,
  },
  {
    key: 'saved-searches',
    name: 'Buscas salvas',
    purpose: 'Volte a uma busca sem escolher os filtros de novo.',
    icon: Bookmark,
    to: pagePaths.savedSearches,
  },
  {
    key: 'search',
    name: 'Buscar imóveis',
    purpose: 'Todos os imóveis da Caixa, por lugar, preço, desconto e venda.',
    icon: Search,
    to: pagePaths.search,
  },
  {
    key: 'map',
    name: 'Busca em mapa',
    purpose: 'Onde cada imóvel fica, com o preço no lugar.',
    icon: MapIcon,
    to: pagePaths.map,
    beta: true,
  },
  {
    key: 'chat',
    name: 'Consultor IA',
    purpose: 'Pergunte em uma frase: ele mostra o que entendeu e os imóveis.',
    icon: Sparkles,
    to: pagePaths.chat,
  },
  {
    key: 'edital',
    name: 'Explicar edital',
    purpose: 'Cole o texto ou envie o PDF: dívidas, ocupação, prazos e comissão em português simples.',
    icon: FileText,
    to: pagePaths.home,
    hash: 'edital',
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
