import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { FigureBasis, QualifiedFigure } from '../../../ui/figure-basis.tsx'
import { formatPercent } from '../../../ui/format-text.ts'
import { OtherAccountsDrawer } from '../../listing/other-accounts-drawer.tsx'
import { formatIrr } from '../cost-words.ts'
import { scenarioTitles } from './cost-sheet-words.ts'
import type { ScenarioOutcome } from './scenario-outcomes.ts'

const describeIrr = ({ irrMonthly, irrAnnual }: CostAnswer): string =>
  irrMonthly === null || irrAnnual === null
    ? 'Nenhuma taxa iguala o que se põe ao que se recebe.'
    : `${formatPercent(irrMonthly * 100, 2)} ao mês, ${formatIrr(irrAnnual)} ao ano. Conta quando cada custo é pago; o ROI, não.`

/** One closed drawer for the sheet's other figure of return, the TIR, in each scenario. */
export const OtherCostAccounts = ({ outcomes }: { outcomes: readonly ScenarioOutcome[] }) => (
  <OtherAccountsDrawer subject="costs" names="TIR ao ano de cada cenário">
    <p className="mb-2 text-sm text-pretty text-ink-2">
      O site decide pelo ROI líquido. A TIR é o rendimento do dinheiro por ano, e cresce quando o prazo é
      curto.
    </p>
    <dl>
      {outcomes.map(({ name, answer }) => (
        <ExplainedFigure
          key={name}
          label={<QualifiedFigure label="TIR ao ano" note={scenarioTitles[name].toLowerCase()} />}
          value={formatIrr(answer.irrAnnual)}
        >
          <FigureBasis
            formula="A taxa com que cada valor, no mês em que sai ou entra, soma zero"
            worked={describeIrr(answer)}
            source="os valores desta planilha"
          />
        </ExplainedFigure>
      ))}
    </dl>
  </OtherAccountsDrawer>
)
