import type { SceneName } from './step-drawing.tsx'

export interface OnboardingStep {
  scene: SceneName
  /** The topic of the step in two or three words. */
  topic: string
  title: string
  text: string
  /** The feature is not available yet; the text says what replaces it until then. */
  soon?: true
}

/** The steps of the guide; they describe only what the product does today. */
export const onboardingSteps: readonly OnboardingStep[] = [
  {
    scene: 'welcome',
    topic: 'Boas-vindas',
    title: 'Os imóveis da Caixa, num lugar só',
    text: 'Leilões, licitações e vendas em todo o Brasil, com o preço, a avaliação e o desconto de cada um. Tudo vem da lista da própria Caixa; o que ela não informa, dizemos que não sabemos.',
  },
  {
    scene: 'talk',
    topic: 'Busca com IA',
    title: 'Peça como quem conversa',
    text: '“Casa em Goiânia até 150 mil que aceite financiamento”: o consultor vai entender frases assim. Enquanto ele não chega, a busca livre encontra por cidade, bairro, rua ou condomínio.',
    soon: true,
  },
  {
    scene: 'filters',
    topic: 'Filtros avançados',
    title: 'Fique só com o que interessa',
    text: 'Estado, cidade, bairro, tipo, preço, área, quartos, modalidade e financiamento. A cada escolha você vê quantos imóveis sobram, antes de buscar.',
  },
  {
    scene: 'map',
    topic: 'Mapa interativo',
    title: 'Veja onde cada imóvel fica',
    text: 'De longe, o mapa junta os imóveis por região; de perto, mostra o preço de cada um no lugar e diz quando a localização é aproximada. Abra um imóvel para ver a análise antes de decidir.',
  },
  {
    scene: 'keep',
    topic: 'Favoritos e buscas salvas',
    title: 'Acompanhe sem procurar de novo',
    text: 'Guarde imóveis com o coração e salve suas buscas. Na próxima visita, o início mostra o que baixou de preço, o que saiu da lista e o que entrou de novo.',
  },
]
