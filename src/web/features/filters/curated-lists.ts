import type { CuratedList } from '#domain/search/curated-lists.ts'

interface CuratedView {
  title: string
  /** The rule by which it is made, in words for people. */
  rule: string
}

/** The curated lists as the page names them, in the order of its tabs. */
export const curatedViews: Record<CuratedList, CuratedView> = {
  roi: {
    title: 'Alto ROI',
    rule: 'ROI bruto acima de 20%: o que a avaliação passa do preço, dividido pelo preço. Ainda sem custos e impostos.',
  },
  ending: {
    title: 'Encerrando em Breve',
    rule: 'Primeiro as datas mais próximas; depois, sem data informada, leilões antes das vendas.',
  },
  premium: {
    title: 'Localização Premium',
    rule: 'Avaliação acima de R$ 200 mil em 20 grandes cidades.',
  },
  discount: {
    title: 'Maiores Descontos',
    rule: 'O preço mais abaixo da avaliação da Caixa vem primeiro.',
  },
}

export const curatedNames = Object.keys(curatedViews) as CuratedList[]
