import { type Centavos, toReais } from '../money.ts'
import type { RuleSource } from '../rules/rule.ts'
import { phraseInState, type Uf } from '../states.ts'
import { type CostFigure, roundToCentavos } from './cost-figure.ts'
import { type FeeBand, findBand, parseBands } from '../rules/fees/fee-bands.ts'
import { registrationBands } from '../rules/fees/registration-bands.ts'
import { type RegistrationSchedule, registrationSchedules } from '../rules/fees/registration-schedules.ts'

/** `purchase` = the sale itself; `guarantee` = the lien that secures the bank's loan (alienação fiduciária). */
export type RegisteredAct = 'purchase' | 'guarantee'

type BandKey = keyof typeof registrationBands

const parsed = new Map<BandKey, readonly FeeBand[]>()

function readBands(key: BandKey): readonly FeeBand[] {
  const known = parsed.get(key)
  if (known !== undefined) return known
  const bands = parseBands(registrationBands[key])
  parsed.set(key, bands)
  return bands
}

const readStateBands = (uf: Uf): readonly FeeBand[] => (uf === 'MT' ? [] : readBands(uf))

/** The emoluments or the total of an act in reais, as bounds where the table does not decide. */
interface TableFee {
  low: number
  high: number | null
}

const exactly = (fee: number): TableFee => ({ low: fee, high: fee })

/** Looks a value up in bands and in what is charged above them. */
function lookUp(
  bands: readonly FeeBand[],
  { above, most }: Pick<RegistrationSchedule, 'above' | 'most'>,
  value: number,
): TableFee {
  const band = bands[findBand(bands, value)]
  if (band !== undefined) return exactly(band.fee)
  if (above !== undefined) return exactly(above(value))
  return { low: bands.at(-1)?.fee ?? 0, high: most ?? null }
}

/** Looks up what the state's table says of the act, before funds and reductions. */
function lookUpAct(uf: Uf, value: number, act: RegisteredAct): TableFee {
  const schedule = registrationSchedules[uf]
  const own = act === 'guarantee' ? schedule.guarantee : undefined
  if (own !== undefined)
    return 'fee' in own ? exactly(own.fee) : lookUp(readBands('TO_GUARANTEE'), own, value)
  const fee = lookUp(readStateBands(uf), schedule, value)
  if (uf !== 'DF') return fee
  const other = lookUp(readBands('DF_OTHER_COPY'), {}, value)
  return { low: Math.min(fee.low, other.low), high: Math.max(fee.high ?? 0, other.high ?? 0) }
}

const sources = Object.fromEntries(
  Object.entries(registrationSchedules).map(([uf, { name, reading }]): [string, RuleSource] => [
    uf,
    reading === 'official'
      ? { kind: 'law', name, date: '2026' }
      : { kind: 'copy', name: `${name}, por terceiros`, date: '2026' },
  ]),
) as Record<Uf, RuleSource>

function writeNote(uf: Uf, fee: TableFee): string | null {
  if (uf === 'DF') return 'Duas cópias da tabela do Distrito Federal divergem: confirme no cartório.'
  if (fee.low !== fee.high)
    return `Não temos as últimas faixas da tabela: pergunte a um cartório ${phraseInState(uf)}.`
  return registrationSchedules[uf].content === 'without-funds'
    ? 'Sem fundos e selos, que o estado cobra por fora: peça o total ao cartório.'
    : null
}

/**
 * Estimates what a registry office of the state charges for registering an act, by the table of 2026. In the first home
 * bought by the SFH the emoluments are halved (Lei 6.015/1973, art. 290); where a table gives only the total with funds,
 * all of it is.
 * @param value of a purchase its price, or the tax value where that is higher; of a guarantee the loan
 */
export function estimateRegistrationFee(
  uf: Uf,
  value: Centavos,
  { act, isFirstHome }: { act: RegisteredAct; isFirstHome: boolean },
): CostFigure {
  const schedule = registrationSchedules[uf]
  const reais = Math.max(toReais(value), 0)
  const fee = lookUpAct(uf, reais, act)
  const addFunds = (isFirstHome ? schedule.addFirstHomeFunds : undefined) ?? schedule.addFunds
  const toTotal = (emoluments: number): Centavos => {
    const due = isFirstHome ? emoluments / 2 : emoluments
    return roundToCentavos(addFunds === undefined ? due : addFunds(due, reais))
  }
  const about = { content: schedule.content, source: sources[uf], note: writeNote(uf, fee) }
  const low = toTotal(fee.low)
  if (fee.high === null) return { kind: 'unknown', atLeast: low, ...about }
  return fee.low === fee.high
    ? { kind: 'amount', amount: low, ...about }
    : { kind: 'range', low, high: toTotal(fee.high), ...about }
}
