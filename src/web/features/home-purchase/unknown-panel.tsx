import { CircleHelp } from 'lucide-react'
import type { Property } from '#contract/property-schemas.ts'
import type { UnknownOutcome } from '#domain/home-purchase/home-fit.ts'
import type { UnknownAnswer } from '#domain/search/search-criteria.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Panel } from '../../ui/panel.tsx'

const questions: Record<UnknownAnswer, string> = {
  financing: 'E se não aceitar financiamento?',
  fgts: 'E se não aceitar FGTS?',
  occupancy: 'E se houver alguém morando?',
}

/** Says what an unknown answer would do to the first day. */
function describeOutcome({ answer, purchase: { cash } }: UnknownOutcome): string {
  const amount = formatShortCentavos(cash)
  if (answer === 'financing') return `Sem financiamento é tudo à vista: ${amount} no primeiro dia, e`
  if (answer === 'fgts') return `Sem o FGTS, o primeiro dia vira ${amount} do bolso, e`
  return `Com a desocupação, o primeiro dia vira ${amount}, e`
}

/** What the list leaves unsaid, each turned out badly by itself, and where the answer is. */
export const UnknownPanel = ({
  outcomes,
  property,
  demonstration,
}: {
  outcomes: readonly UnknownOutcome[]
  property: Property
  demonstration: boolean
}) => (
  <Panel icon={CircleHelp} title="O que a lista não diz">
    <dl className="purchase-questions">
      {outcomes.map(outcome => {
        const { left } = outcome.purchase
        return (
          <div key={outcome.answer}>
            <dt>{questions[outcome.answer]}</dt>
            <dd>
              {describeOutcome(outcome)}{' '}
              {left >= 0 ? (
                `ainda cabe: sobram ${formatShortCentavos(left)}.`
              ) : (
                <>
                  <strong className="font-semibold text-risk">faltam {formatShortCentavos(-left)}</strong>.
                </>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
    {demonstration ? (
      <p className="mt-3 text-xs text-ink-3">Imóvel de demonstração: não há página da Caixa para conferir.</p>
    ) : (
      <OutsideLink href={property.url} className="mt-4 w-full">
        Ver na página da Caixa
      </OutsideLink>
    )}
  </Panel>
)
