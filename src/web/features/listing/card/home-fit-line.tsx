import { presentFittingHome } from '#contract/present-fitting-home.ts'
import type { Property } from '#contract/property-schemas.ts'
import { fromReais } from '#domain/money.ts'
import { useKeptHomeQuestion } from '../../../data/account/home-question.ts'
import { useOwnFigures } from '../../../data/saved/own-figures.ts'
import { formatShortCentavos } from '../../../ui/figure-text.ts'

/** What a listing takes of the family's money, in a line: instalment and first day. */
export function HomeFitLine({ property }: { property: Property }) {
  const question = useKeptHomeQuestion()
  const answers = useOwnFigures(property.id)?.answers ?? {}
  if (question === null || question.family === null) return null
  const { best } = presentFittingHome(property, answers, question.family, question.assumptions)
  const instalment =
    best.instalment === null ? 'à vista' : `parcela ${formatShortCentavos(fromReais(best.instalment))}`
  return (
    <p className="truncate text-sm text-ink-2">
      <b className="font-semibold text-ink">{instalment}</b> · 1º dia{' '}
      {formatShortCentavos(fromReais(best.cash))}
    </p>
  )
}
