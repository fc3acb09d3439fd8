import type { PlanOffer } from '#contract/plan-calls.ts'
import { formatReais } from '#domain/format-figures.ts'

type OfferedPlan = PlanOffer['plans'][number]

export const planNames: Record<OfferedPlan['plan'], string> = { monthly: 'Mensal', annual: 'Anual' }

/** `R$ 49,90 por 30 dias`; `preço sob consulta` when it is not known. */
export const describePlanPrice = ({ price, days }: OfferedPlan): { price: string; term: string } => ({
  price: price === null ? 'Preço sob consulta' : formatReais(price),
  term: `por ${days} dias de acesso`,
})

/** What visitors see without an account. */
export const freeContents = [
  'Busca, mapa e páginas por estado e cidade',
  'Os fatos da Caixa em cada imóvel: preço, avaliação, desconto, áreas, modalidade e datas',
  'O próximo preço pela escada observada nas listas, quando a regra diz algo',
]

/** What both plans contain; they differ in the time that they give. */
export const planContents = [
  {
    title: 'Quanto sobra',
    lines: [
      'ROI líquido com o pior e o melhor caso',
      'Lance máximo para a sua meta',
      'Planilha de custos e financiamento, com link para compartilhar',
    ],
  },
  {
    title: 'Quando decidir',
    lines: [
      'A escada do preço, com o ROI em cada degrau',
      'De 100 imóveis parecidos, quantos saem da lista e quantos ficam mais baratos',
      'Histórico de cada imóvel nas listas e comparáveis',
    ],
  },
  {
    title: 'O que pode dar errado',
    lines: [
      'O que falta saber de cada imóvel e como descobrir',
      'O edital explicado, cláusula por cláusula',
      'Lista do que conferir antes do lance',
    ],
  },
  {
    title: 'Sem perder nada',
    lines: [
      'Favoritos com notas e etapas, e comparação lado a lado',
      'Buscas salvas com avisos no app e por e-mail',
      'Consultor para perguntar em português',
    ],
  },
]
