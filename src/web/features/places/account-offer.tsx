import { Check, Sparkles } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { usePageLocation } from '../../ui/navigation/page-location.ts'
import { Panel } from '../../ui/panel.tsx'
import { SampleRange } from './sample-range.tsx'

/** What an account sees of every property. */
const analysis = [
  'ROI líquido com os dois extremos',
  'Lance máximo para a sua meta',
  'A escada do preço e o ROI em cada degrau',
  'De 100 parecidos, quantos saem da lista',
]

/** What an account adds to the bank's facts, shown as what it contains, with an example that is marked as one. */
export function AccountOffer() {
  const { href } = usePageLocation()
  return (
    <Panel icon={Sparkles} title="Com uma conta, em cada imóvel">
      <p className="text-sm text-ink-2">O que fica no fim, não só o desconto.</p>
      <SampleRange />
      <ul className="offer-list">
        {analysis.map(line => (
          <li key={line}>
            <Check aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
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
