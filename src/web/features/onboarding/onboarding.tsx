import { ArrowLeft } from 'lucide-react'
import { type TouchEvent, useLayoutEffect, useRef, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../framework/link.tsx'
import { type SceneName, StepDrawing } from './step-drawing.tsx'
import { useEscape } from '../../ui/use-escape.ts'

const typing = 'input, textarea, select, dialog, [popover]'
const pressable = 'a, button'
/** Shortest swipe, in CSS pixels; it must also be twice as wide as it is high. */
const minSwipePixels = 48

/**
 * Returns the current step and the ways to another: buttons, arrow keys, Enter (unless it presses something), Esc to
 * leave, and a swipe.
 */
function useOnboardingStep(count: number, leave: () => void) {
  const [at, setAt] = useState(0)
  const go = (to: number) => setAt(Math.max(0, Math.min(count - 1, to)))
  const forward = () => (at === count - 1 ? leave() : go(at + 1))
  const onKey = useRef<(event: KeyboardEvent) => void>(() => {})
  useLayoutEffect(() => {
    onKey.current = event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest(typing) || document.querySelector('[popover]:popover-open, dialog[open]')) return
      if (event.key === 'ArrowRight') go(at + 1)
      else if (event.key === 'ArrowLeft') go(at - 1)
      else if (event.key === 'Enter' && !target?.closest(pressable)) forward()
    }
  })
  useEscape(true, leave)
  // Keys count only while a step is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const start = useRef<{ x: number; y: number } | null>(null)
  const touch = {
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches.length === 1 ? touches[0] : undefined
      start.current = first ? { x: first.clientX, y: first.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]
      if (!start.current || !end) return
      const across = end.clientX - start.current.x
      const down = Math.abs(end.clientY - start.current.y)
      start.current = null
      if (Math.abs(across) >= minSwipePixels && Math.abs(across) > 2 * down) go(at + (across < 0 ? 1 : -1))
    },
  }
  return { at, go, forward, touch }
}

interface OnboardingStep {
  scene: SceneName
  /** The topic of the step in two or three words. */
  topic: string
  title: string
  text: string
}

/** The steps of the guide; they describe only what the product does today. */
const onboardingSteps: readonly OnboardingStep[] = [
  {
    scene: 'welcome',
    topic: 'Boas-vindas',
    title: 'Saiba se paga a conta',
    text: 'De cada imóvel da Caixa: para morar, a parcela e o dinheiro do primeiro dia; para revender, o ROI líquido provável, com o pior e o melhor caso, e o lance máximo. Enquanto o seu plano vale, tudo está aberto.',
  },
  {
    scene: 'talk',
    topic: 'Busca com IA',
    title: 'Escreva o que procura',
    text: 'Uma caixa para tudo: lugar, número do imóvel ou uma frase, como “casa em Goiânia até 150 mil que aceite financiamento”. O Chat IA entende a mesma frase e responde dúvidas a qualquer hora.',
  },
  {
    scene: 'filters',
    topic: 'Filtros avançados',
    title: 'Mude o que ela entendeu',
    text: 'O que a frase pediu vira filtros que você muda: preço, desconto, parcela, quartos, ocupação, FGTS e retorno. Antes de aplicar, o botão diz quantos imóveis há.',
  },
  {
    scene: 'map',
    topic: 'Mapa interativo',
    title: 'Veja onde cada um fica',
    text: 'As bolhas contam os imóveis de cada lugar e abrem a lista dele. Aproxime, desenhe a sua área, e vá dali ao Google Maps ou ao Street View.',
  },
  {
    scene: 'keep',
    topic: 'Favoritos e buscas salvas',
    title: 'Deixe que avisem você',
    text: 'Guarde imóveis com o coração e salve suas buscas: o sino e o e-mail contam o que baixou, o que saiu da lista e o que entrou.',
  },
]

const Dots = ({ at, go }: { at: number; go: (to: number) => void }) => (
  <ol aria-label="Passos" className="-mx-2 flex">
    {onboardingSteps.map(({ topic }, index) => (
      <li key={topic}>
        <button
          type="button"
          aria-current={index === at ? 'step' : undefined}
          aria-label={`Passo ${index + 1}: ${topic}`}
          className="grid h-target w-8 place-content-center pointer-coarse:w-11"
          onClick={() => go(index)}
        >
          <span
            className={classNames(
              'block h-2 rounded-full transition-all',
              index === at ? 'w-6 bg-amber' : 'w-2 bg-control-line',
            )}
          />
        </button>
      </li>
    ))}
  </ol>
)

/** The text of one step, in a box as high as the longest text needs. */
const Words = ({ step }: { step: OnboardingStep }) => (
  <div
    key={step.scene}
    className="min-h-52 animate-[appear_var(--motion)_ease-out] sm:min-h-48 lg:min-h-72 lg:flex-1 lg:pt-8"
  >
    <p className="h-6 text-sm font-semibold text-amber-text">{step.topic}</p>
    <h1 className="mt-2 text-2xl font-bold tracking-tight text-balance lg:text-4xl">{step.title}</h1>
    <p className="mt-3 text-md text-ink-2 text-pretty lg:mt-4 lg:text-lg">{step.text}</p>
  </div>
)

/** The guide in a few steps, as a page; every exit leads to the dashboard. */
export default function Onboarding({ onDone }: { onDone: () => void }) {
  const { at, go, forward, touch } = useOnboardingStep(onboardingSteps.length, onDone)
  const onward = useRef<HTMLButtonElement>(null)
  const step = onboardingSteps[at] as OnboardingStep
  const last = at === onboardingSteps.length - 1
  const back = () => {
    // On the first step this button does not exist and cannot keep the focus.
    if (at === 1) onward.current?.focus()
    go(at - 1)
  }
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto max-w-md touch-pan-y px-4 pt-2 pb-10 outline-none sm:pt-6 lg:grid lg:min-h-[calc(100dvh-var(--shell-height))] lg:max-w-6xl lg:grid-cols-[7fr_6fr] lg:content-center lg:gap-x-14 lg:px-8"
      {...touch}
    >
      <output className="sr-only">{`Passo ${at + 1} de ${onboardingSteps.length}: ${step.topic}`}</output>
      <div className="flex h-12 items-center justify-between lg:col-start-2">
        <span className="text-sm text-ink-3" aria-hidden="true">
          {at + 1} de {onboardingSteps.length}
        </span>
        <Button look="quiet" className={classNames('-mr-4', last && 'invisible')} onClick={onDone}>
          Pular
        </Button>
      </div>
      <div className="scene aspect-[4/3] w-full overflow-hidden rounded-2xl max-lg:mb-5 max-lg:max-h-[min(26dvh,100dvh-34.5rem)] lg:col-start-1 lg:row-span-3 lg:row-start-1">
        <div key={step.scene} className="absolute inset-0 animate-[appear_var(--motion)_ease-out]">
          <StepDrawing scene={step.scene} />
        </div>
      </div>
      <div className="flex flex-col lg:col-start-2">
        <Words step={step} />
      </div>
      {/* On a phone they are fully visible above the tabs at every height. */}
      <div className="max-lg:sticky max-lg:bottom-(--bottom-bar) max-lg:z-10 max-lg:bg-ground max-lg:py-2 lg:contents">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:col-start-2">
          <Dots at={at} go={go} />
          <div className="flex gap-3 max-sm:w-full">
            {at > 0 && (
              <Button className="w-target px-0!" aria-label="Voltar" onClick={back}>
                <ArrowLeft className="size-5" />
              </Button>
            )}
            <button
              ref={onward}
              type="button"
              className="h-target min-w-44 rounded-md bg-amber px-5 text-base font-semibold text-amber-ink transition-colors hover:bg-amber-press max-sm:flex-1"
              onClick={forward}
            >
              {last ? 'Começar agora' : 'Continuar'}
            </button>
          </div>
        </div>
        {last && (
          <Link
            to={pagePaths.homePurchase}
            className="text-link justify-center lg:mt-2 lg:col-start-2 lg:justify-end"
            onClick={onDone}
          >
            Vou comprar para morar: ver o que cabe
          </Link>
        )}
      </div>
    </main>
  )
}
