import { daySeconds } from '#domain/durations.ts'
import { formatCount } from '#domain/format-count.ts'
import { decimalFormat, integerFormat } from '#domain/format-figures.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'

export {
  formatArea,
  formatCentavos,
  formatShortMoney,
  integerFormat,
  splitMoney,
  formatWholePercent,
  formatPercent,
  formatReais,
  formatShortDate,
} from '#domain/format-figures.ts'

/** Formats money in few letters: `R$ 142 mil`, `R$ 1,2 mi`, `R$ 820`. */
export function formatRoundedMoney(reais: number): string {
  if (reais >= 999_500) return `R$\u00a0${decimalFormat(Math.round(reais / 100_000) / 10)}\u00a0mi`
  return reais >= 1_000
    ? `R$\u00a0${integerFormat(Math.round(reais / 1000))}\u00a0mil`
    : formatWholeReais(reais)
}

/** The unit in which a past up to `limit` seconds is said; `words` name the first few where the language has its own. */
interface AgoStep {
  limit: number
  seconds: number
  unit: readonly [one: string, many: string]
  words?: readonly string[]
}

const longestStep: AgoStep = {
  limit: Number.POSITIVE_INFINITY,
  seconds: 365 * daySeconds,
  unit: ['ano', 'anos'],
  words: ['ano passado'],
}
const steps: AgoStep[] = [
  { limit: 3600, seconds: 60, unit: ['minuto', 'minutos'] },
  { limit: daySeconds, seconds: 3600, unit: ['hora', 'horas'] },
  { limit: 30 * daySeconds, seconds: daySeconds, unit: ['dia', 'dias'], words: ['ontem', 'anteontem'] },
  { limit: 365 * daySeconds, seconds: 30 * daySeconds, unit: ['mês', 'meses'], words: ['mês passado'] },
  longestStep,
]

/** Returns the colour of a figure by its sign; none when it reads zero. */
export const figureTone = (value: number, text: string): 'gain' | 'risk' | null =>
  /\d/.test(text) && !/[1-9]/.test(text) ? null : value > 0 ? 'gain' : value < 0 ? 'risk' : null

/** Formats an instant as `há 2 horas`, relative to `now` (epoch ms); anything under a minute is `agora`. */
export function formatAgo(instant: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  if (Number.isNaN(seconds)) return ''
  if (seconds < 60) return 'agora'
  const step = steps.find(({ limit }) => seconds < limit) ?? longestStep
  const count = Math.floor(seconds / step.seconds)
  return step.words?.[count - 1] ?? `há ${formatCount(count, ...step.unit)}`
}
