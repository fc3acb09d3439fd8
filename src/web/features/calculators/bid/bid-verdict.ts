import { joinWords } from '#domain/join-words.ts'
import type { BidResult } from '#domain/calculators/bid-calculator.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { toReais } from '#domain/money.ts'
import { formatNetRoiBeside } from '#domain/format-figures.ts'
import { formatCentavos, formatPercent, formatReais } from '../../../ui/format-text.ts'
import { formatRoi } from '../cost-words.ts'
import { type BidFields, listMissingBidFields } from './bid-state.ts'

const names: Record<keyof BidFields, string> = {
  evaluationValue: 'a avaliação',
  initialBid: 'o lance inicial',
  desiredRoi: 'o ROI desejado',
}

const zeros: Record<keyof BidFields, string> = {
  evaluationValue: 'A avaliação tem de ser maior que zero.',
  initialBid: 'O lance inicial tem de ser maior que zero.',
  desiredRoi: 'O ROI desejado tem de ser maior que zero.',
}

/** Describes the missing fields; `null` when there are none. */
export function describeMissingBidFields(fields: BidFields): string | null {
  const missing = listMissingBidFields(fields)
  // Zero counts as missing.
  const zero = missing.filter(key => fields[key] !== null).map(key => zeros[key])
  const empty = missing.filter(key => fields[key] === null).map(key => names[key])
  const sentences = [empty.length > 0 && `Falta informar ${joinWords(empty)}.`, ...zero].filter(Boolean)
  return sentences.length === 0 ? null : sentences.join(' ')
}

export interface BidVerdict {
  good: boolean
  title: string
  text: string
}

/** Describes what a bid in reais yields with all costs, beside the target in percent. */
export function describeFullCostBid({ roi, maxBid }: CostAnswer, bid: number, target: number): string {
  const yields = `Com o lance de ${formatReais(bid)} o ROI líquido é de ${roi === null ? formatRoi(roi) : formatNetRoiBeside(roi, target)}`
  const goal = `a sua meta de ${formatPercent(target, 2)}`
  if (roi !== null && roi >= target) return `${yields}: alcança ${goal}.`
  return maxBid === null
    ? `${yields}; com esses custos, nenhum lance alcança ${goal}.`
    : `${yields}, abaixo d${goal}.`
}

/**
 * Judges by the rule of thumb whether the bid is worth it, and says what bid would be.
 */
export function judgeBid(
  { evaluationValue, initialBid, desiredRoi }: { [key in keyof BidFields]: number },
  { estimatedRoi, idealBid, maxBid, goodDeal }: BidResult,
): BidVerdict {
  const wanted = formatPercent(desiredRoi, 2)
  const reached = formatNetRoiBeside(estimatedRoi, desiredRoi)
  if (goodDeal)
    return {
      good: true,
      title: 'Bom negócio, pela regra de bolso',
      text: `O ROI estimado de ${reached} alcança os ${wanted} que você quer, antes dos custos.`,
    }
  const ideal = formatCentavos(idealBid)
  const excess =
    initialBid > toReais(maxBid)
      ? ' Ele já passa do lance ideal da regra de bolso.'
      : initialBid > evaluationValue
        ? ' Ele já está acima da avaliação.'
        : ''
  return {
    good: false,
    title: 'Atenção: rende menos do que você quer',
    text: `Com este lance o ROI estimado é de ${reached}, abaixo dos ${wanted}. Para alcançá-los, o lance teria de ser de até ${ideal}.${excess}`,
  }
}
