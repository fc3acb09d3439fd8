import { type Centavos, toReais } from '../money.ts'
import type { RuleSource } from '../rules/rule.ts'
import { phraseInState, type Uf } from '../states.ts'
import { type CostFigure, roundToCentavos } from './cost-figure.ts'
import { deedBands } from '../rules/fees/deed-bands.ts'
import { countSteps, type FeeBand, type FeeContent, findBand, parseBands } from '../rules/fees/fee-bands.ts'

/** How a state's table of deeds is known beside its bands; all in reais. */
interface DeedSchedule {
  content: FeeContent
  /** The state's table, where it itself was compared; else others' copy of it. */
  official?: string
  /** Above this value the bands are only samples of finer ones. */
  sampledFrom?: number
  /** What is charged above the last band. */
  above?: (value: number) => number
}

const schedules: Partial<Record<Uf, DeedSchedule>> = {
  BA: { content: 'total', official: 'TJBA, Decreto Judiciário 1075/2025, Tabela II' },
  DF: { content: 'unsaid', official: 'TJDFT, Resolução 2/2025, Tabela I, item 1.1' },
  MG: { content: 'total', official: 'TJMG, Portaria 8.664/CGJ/2025, Tabela 1, sem ISS' },
  PB: {
    content: 'unsaid',
    official: 'TJPB, Ato CGJ 01/2025, Tabela E',
    above: value => Math.min(1_959.04 + countSteps(value, 85_176, 7_098) * 127.76, 21_294),
  },
  PE: { content: 'unsaid', official: 'TJPE, Ato 1556/2025, Tabela D', sampledFrom: 100_000 },
  RJ: { content: 'without-funds', official: 'TJRJ, Portaria CGJ 2.679/2025, Tabela 07' },
  SE: { content: 'unsaid', sampledFrom: 150_000 },
}

const unsaid: DeedSchedule = { content: 'unsaid' }

const parsed = new Map<keyof typeof deedBands, readonly FeeBand[]>()

/** Reads the bands of a state; none where only fragments of its table are known. */
function readDeedBands(uf: Uf): readonly FeeBand[] {
  if (uf === 'AL' || uf === 'CE' || uf === 'MT') return []
  const bands = parsed.get(uf) ?? parseBands(deedBands[uf])
  parsed.set(uf, bands)
  return bands
}

const writeSource = (uf: Uf, { official }: DeedSchedule): RuleSource =>
  official === undefined
    ? {
        kind: 'copy',
        name: `Tabela de escrituras do TJ${uf === 'DF' ? 'DFT' : uf}, por terceiros`,
        date: '2026',
      }
    : { kind: 'law', name: official, date: '2026' }

const contentNotes: Record<FeeContent, string | null> = {
  total: null,
  'without-funds': 'Sem os fundos e a distribuição, que se cobram por fora: peça o total ao cartório.',
  unsaid: 'A tabela que temos não diz se inclui fundos e selos: peça o total ao cartório.',
}

/**
 * Estimates what a notary of the state charges for a public deed of sale, by the table of 2026. A purchase that the bank
 * finances needs none: its contract counts as one.
 */
export function estimateDeedFee(uf: Uf, value: Centavos): CostFigure {
  const bands = readDeedBands(uf)
  if (bands.length === 0) {
    const note = `Não temos a tabela de escrituras: pergunte a um cartório ${phraseInState(uf)}.`
    return { kind: 'unknown', atLeast: 0, content: 'unsaid', source: null, note }
  }
  const schedule = schedules[uf] ?? unsaid
  const { content, sampledFrom = Number.POSITIVE_INFINITY, above } = schedule
  const about = { content, source: writeSource(uf, schedule), note: contentNotes[content] }
  const reais = Math.max(toReais(value), 0)
  const at = findBand(bands, reais)
  const band = bands[at]
  if (band === undefined) {
    const last = bands.at(-1)?.fee ?? 0
    const note = `A tabela que temos não chega a este valor: pergunte a um cartório ${phraseInState(uf)}.`
    return above === undefined
      ? { kind: 'unknown', atLeast: roundToCentavos(last), ...about, note }
      : { kind: 'amount', amount: roundToCentavos(above(reais)), ...about }
  }
  const high = roundToCentavos(band.fee)
  if (reais <= sampledFrom || reais === band.upTo || band.upTo === Number.POSITIVE_INFINITY)
    return { kind: 'amount', amount: high, ...about }
  const note = 'A tabela que temos pula faixas: peça o valor ao cartório.'
  return { kind: 'range', low: roundToCentavos(bands[at - 1]?.fee ?? 0), high, ...about, note }
}
