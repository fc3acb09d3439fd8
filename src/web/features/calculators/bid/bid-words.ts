import type { BidAnswer } from '#domain/calculators/bid.ts'
import { toReais } from '#domain/money.ts'
import { centavosText, netRoiText, percentText } from '../../../ui/format.ts'
import { listed } from '../../property/detail/figure-words.ts'
import { type BidFields, wanting } from './bid-state.ts'

const names: Record<keyof BidFields, string> = {
  evaluationValue: 'a avaliação',
  initialBid: 'o lance inicial',
  desiredRoi: 'o ROI desejado',
}

/** What is missing to work it out; `null` where nothing is. */
export function missingWords(fields: BidFields): string | null {
  const missing = wanting(fields).map(key => names[key])
  return missing.length === 0 ? null : `Falta informar ${listed(missing)}.`
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
  const [reached, wanted] = [netRoiText(estimatedRoi), percentText(desiredRoi, 2)]
  if (goodDeal)
    return {
      good: true,
      title: 'Bom negócio, pela regra de bolso',
      text: `O ROI estimado de ${reached} alcança os ${wanted} que você quer, antes dos custos.`,
    }
  const ideal = centavosText(idealBid)
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
