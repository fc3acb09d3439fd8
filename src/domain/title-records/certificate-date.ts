import { findDates } from './find-dates.ts'
import { wordsPattern } from './title-record-key.ts'

const closingStart = wordsPattern(
  String.raw`era o que se continha|certifico|certidao|o referido e verdade|nada mais consta|inteiro teor|validade|emitid[ao]|expedid[ao]`,
  'g',
)
const issueBefore = wordsPattern(
  String.raw`(?:emitid[ao]|expedid[ao]|extraid[ao]|emissao|expedicao|data da certidao|datad[ao]|certidao (?:emitida|expedida|de))[^.;]{0,30}$`,
)

/**
 * Finds the day on which a certificate was issued (ISO): of the dates after its last act, the one beside "emitida em",
 * else the last that stands after a town's name; `null` where it says none.
 * @param key folded text
 * @param from position of the last act in the folded text
 */
export function findCertificateDate(key: string, from: number): string | null {
  const tail = key.slice(from)
  const marks = [...tail.matchAll(closingStart)]
  const start = marks.find(
    mark =>
      /certific|certidao|referido|era\s/.test(mark[0]) &&
      (!/referido/.test(mark[0]) || /\n\W*$/.test(tail.slice(0, mark.index))) &&
      /^[^]{0,600}(?:presente|matricula|inteiro teor|reprodu|conform|copia|verdade|fotoc|certid|dou fe)/.test(
        tail.slice(mark.index),
      ),
  )
  if (start === undefined) return findHeaderDate(key, from)
  const closing = tail.slice(start.index)
  const dates = findDates(closing)
  const issued = dates.find(({ start: at }) => issueBefore.test(closing.slice(Math.max(0, at - 60), at)))
  if (issued !== undefined) return issued.date
  const placed = dates.filter(
    ({ start: at }) =>
      /[a-z]{3,}(?: ?[/-] ?[a-z]{2})?\)?\s*[,.:-]\s*(?:em\s)?(?:aos\s)?$/.test(
        closing.slice(Math.max(0, at - 30), at),
      ) &&
      !wordsPattern(
        String.raw`\b(?:lei|prov[a-z.]*|decreto|protocolo|valid[a-z]*|ate|consulta|art\.?)[^.;]{0,40}$`,
      ).test(closing.slice(Math.max(0, at - 50), at)),
  )
  const last =
    placed.at(-1) ??
    dates
      .filter(
        ({ start: at }) =>
          !wordsPattern(
            String.raw`\b(?:lei|prov[a-z.]*|decreto|valid[a-z]*|ate|vencimento)[^.;]{0,40}$`,
          ).test(closing.slice(Math.max(0, at - 50), at)),
      )
      .at(-1)
  return last?.date ?? findHeaderDate(key, from)
}

/** Some registries print the day of issue at the head of the certificate. */
function findHeaderDate(key: string, from: number): string | null {
  const head = `${key.slice(0, Math.min(700, from))}\n${key.slice(-500)}`
  for (const { date, start } of findDates(head))
    if (issueBefore.test(head.slice(Math.max(0, start - 60), start))) return date
  return null
}
