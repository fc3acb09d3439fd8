import { parseDecimal } from '#domain/parse-decimal.ts'

const sum =
  /R\$[\s*_]*(\d(?:[\d.]*\d)?(?:,\d{1,2})?)[\s*_]*(mil\b|milh(?:ão|ões|oes|ao)\b|mi\b|bilh(?:ão|ões)\b)?/giu
const times = (word: string | undefined): number =>
  word === undefined ? 1 : /^mil$/i.test(word) ? 1e3 : /^bi/i.test(word) ? 1e9 : 1e6

/**
 * Finds the sums in reais that a text names, each with its precision. A sum that cannot be read is NaN, which equals
 * nothing.
 */
export const findSums = (text: string): { reais: number; exactTo: number }[] =>
  [...text.matchAll(sum)].map(([, digits = '', word]) => {
    const decimals = digits.split(',')[1]?.length ?? 0
    const factor = times(word)
    // `150 mil` is rounded; whole reais may be truncated.
    const exactTo = factor > 1 ? factor / 10 ** decimals / 2 : 1 / 10 ** decimals
    return { reais: (parseDecimal(digits) ?? Number.NaN) * factor, exactTo }
  })

/** Whether every sum of a text equals one of the figures, to the precision the text gives. */
export const areSumsKnown = (text: string, figures: readonly number[]): boolean =>
  findSums(text).every(({ reais, exactTo }) => figures.some(figure => Math.abs(figure - reais) < exactTo))

/** Shown below an answer that names an unknown sum. */
export const unknownSumsText =
  'Um ou mais valores deste texto são contas do assistente, não dados da Caixa: confira nos cartões e nas calculadoras antes de decidir.'

export const unknownEditalSumsText =
  'Um ou mais valores desta explicação não estão escritos assim no texto: confira no original.'
