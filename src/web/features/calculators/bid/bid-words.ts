import type { BidAnswer } from '#domain/calculators/bid.ts'
import { toReais } from '#domain/money.ts'
import { integer } from '../../../ui/format.ts'
import { money } from '../../property/detail/amounts.ts'
import { finePercent, listed } from '../../property/detail/figure-words.ts'
import { type BidFields, highest, wanting } from './bid-state.ts'

const names: Record<keyof BidFields, string> = {
  evaluationValue: 'a avaliação',
  initialBid: 'o lance inicial',
  desiredRoi: 'o ROI desejado',
}

/** What keeps it from being worked out, and what to do; `null` where nothing does. */
export function missingWords(fields: BidFields): string | null {
  const keys = wanting(fields)
  const missing = keys.filter(key => !fields[key]).map(key => names[key])
  if (missing.length > 0) return `Falta informar ${listed(missing)}.`
  const [tooMuch] = keys
  if (tooMuch === undefined) return null
  return tooMuch === 'desiredRoi'
    ? `Use um ROI desejado de até ${integer(highest.desiredRoi)}%.`
    : `Confira ${names[tooMuch]}: o valor é alto demais.`
}

export interface Verdict {
  good: boolean
  title: string
  text: string
}

/** Whether the bid is worth it by the rule of thumb, and what would make it so. */
export function verdict(
  { evaluationValue, initialBid, desiredRoi }: { [key in keyof BidFields]: number },
  { estimatedRoi, idealBid, maxBid, goodDeal }: BidAnswer,
): Verdict {
  const [reached, wanted] = [finePercent(estimatedRoi), finePercent(desiredRoi)]
  if (goodDeal)
    return {
      good: true,
      title: 'Bom negócio, pela regra de bolso',
      text: `O ROI estimado de ${reached} alcança os ${wanted} que você quer, antes dos custos.`,
    }
  const ideal = money(toReais(idealBid))
  const beyond =
    initialBid > toReais(maxBid)
      ? ' Ele já passa do lance máximo.'
      : initialBid > evaluationValue
        ? ' Ele já está acima da avaliação.'
        : ''
  return {
    good: false,
    title: 'Atenção: rende menos do que você quer',
    text: `Com este lance o ROI estimado é de ${reached}, abaixo dos ${wanted}. Para alcançá-los, o lance teria de ser de até ${ideal}.${beyond}`,
  }
}
