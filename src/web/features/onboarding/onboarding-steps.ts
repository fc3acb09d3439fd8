import type { SceneName } from './step-drawing.tsx'

export interface OnboardingStep {
  scene: SceneName
  /** The topic of the step in two or three words. */
  topic: string
  title: string
  text: string
}

/** The steps of the guide; they describe only what the product does today. */
export const onboardingSteps: readonly OnboardingStep[] = [
  {
    scene: 'talk',
    topic: 'Busca',
    title: 'Escreva o que procura',
    text: 'Uma caixa para tudo: lugar, número do imóvel ou uma frase, como “casa em Goiânia até 150 mil que aceite financiamento”. O que ela entendeu vira filtros que você muda.',
  },
  {
    scene: 'filters',
    topic: 'Veredito',
    title: 'Saiba se paga a conta',
    text: 'Cada imóvel tem um só retorno: o ROI líquido provável, com o pior e o melhor caso, o lance máximo para a sua meta, o próximo preço da escada e o que ainda falta saber. Os preços são os das listas da Caixa, com a data.',
  },
  {
    scene: 'keep',
    topic: 'Acompanhar',
    title: 'Deixe que avisem você',
    text: 'Guarde imóveis com o coração e salve suas buscas: o sino e o e-mail contam o que baixou, o que saiu da lista e o que entrou. O consultor responde dúvidas a qualquer hora.',
  },
]
