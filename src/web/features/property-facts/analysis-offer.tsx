import { Check, Sparkles } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { usePageLocation } from '../../ui/navigation/page-location.ts'
import { Panel } from '../../ui/panel.tsx'

/** What an account sees of a property beyond the bank's facts. */
const analysis = [
  'O ROI líquido, com o pior e o melhor caso',
  'O lance máximo para a sua meta',
  'A escada do preço, com o ROI em cada degrau',
  'De 100 parecidos, quantos saem da lista em 90 dias',
  'Parecidos na cidade, com o preço por m²',
  'O que já aconteceu com o preço',
  'O que falta saber e conferir antes do lance',
]

/** The range of an invented return, in percent of the track. */
const sample = { low: 22, zero: 28, base: 56, high: 80 }

/** How the verdict of a property looks, marked as an example: it belongs to no listing. */
const SampleVerdict = () => (
  <figure className="offer-sample">
    <span className="offer-sample-mark">Exemplo</span>
    <p className="text-sm font-semibold text-pretty">Paga a conta no cenário provável; no pessimista, não.</p>
    <svg className="offer-range" aria-hidden="true" focusable="false">
      <rect className="offer-track" y="7" width="100%" height="8" rx="4" />
      <rect
        className="offer-loss"
        x={`${sample.low}%`}
        y="7"
        width={`${sample.zero - sample.low}%`}
        height="8"
      />
      <rect
        className="offer-gain"
        x={`${sample.zero}%`}
        y="7"
        width={`${sample.high - sample.zero}%`}
        height="8"
      />
      <rect className="offer-ink" x={`${sample.zero}%`} y="3" width="2" height="16" />
      <circle className="offer-ink" cx={`${sample.base}%`} cy="11" r="8" />
    </svg>
    <figcaption className="text-xs text-pretty text-ink-3">
      ROI líquido de 15%, de −3 a 28%, de um imóvel inventado
    </figcaption>
  </figure>
)

/** The analysis that an account sees of this property: what it contains, with an example, and the way to it. */
export function AnalysisOffer() {
  const { href } = usePageLocation()
  return (
    <Panel icon={Sparkles} title="A análise deste imóvel" className="facts-offer">
      <p className="text-sm text-pretty text-ink-2">Com uma conta: o que fica no fim, não só o desconto.</p>
      <SampleVerdict />
      <ul className="facts-offer-list">
        {analysis.map(line => (
          <li key={line}>
            <Check aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link
          to={pagePaths.login}
          search={{ redirect: href }}
          rel="nofollow"
          className={buttonClass('outline', 'flex-1')}
        >
          Entrar
        </Link>
        <Link to={pagePaths.plans} className={buttonClass('quiet', 'flex-1')}>
          Ver os planos
        </Link>
      </div>
    </Panel>
  )
}
