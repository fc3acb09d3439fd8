/** What a percentage may be a share of: it belongs to the noun next to it. */
const percentageOwnerPattern =
  /\b(?:comissao|corretagem|multas?|sinal|caucao|entrada|juros|desconto|honorarios|laudemio|perda|perdera|perdem?|retid[oa]|ret(?:era|em|endo)|lance|preco|valor|avaliacao|leiloeir[oa]|indenizacao|recursos proprios|vista)\b/g
const percentage = /(?<![\d.,])(\d{1,3}(?:,\d{1,2})?)%/g

/** A figure of a sentence; `several` when more than one may be meant. */
type Percent = `${string}%`
type Figure = Percent | 'several' | null

/**
 * Returns the percentage of what `of` names: the only one next to it ("multa de 10%", "5% de comissão"), never simply
 * the first of the sentence. `null` when every percentage belongs to something else. Takes a key.
 */
export function findPercent(key: string, of: RegExp): Figure {
  const all = [...key.matchAll(percentage)]
  const own = new Set<Percent>()
  const free: Percent[] = []
  for (const match of all) {
    // 100 % of something is not a rate.
    if (match[0] === '100%') continue
    const from = match.index
    const share: Percent = `${match[1] ?? ''}%`
    const after =
      /^ (?:[ao]o? )?(?:de |como |a titulo de |referentes? a |relativos? a |para |a )(?:a |o )?([a-z]{4,14}(?: proprios)?)\b/.exec(
        key.slice(from + match[0].length, from + match[0].length + 60),
      )?.[1]
    const before = [...key.slice(Math.max(0, from - 110), from).matchAll(percentageOwnerPattern)].at(-1)?.[0]
    if (after !== undefined && of.test(after)) own.add(share)
    else if (after !== undefined && strong.test(after)) continue
    else if (before === undefined) free.push(share)
    else if (of.test(before)) own.add(share)
    else if (!strong.test(before)) free.push(share)
  }
  const [only] = own
  if (own.size > 1 || (own.size === 1 && free.length > 0)) return 'several'
  if (only !== undefined) return only
  return free.length === 0 ? null : free.length === 1 ? (free[0] ?? null) : 'several'
}

/** Nouns that own a percentage; the others ("valor", "lance") are rather its base. */
const strong =
  /^(?:comissao|corretagem|multas?|sinal|caucao|entrada|juros|desconto|honorarios|laudemio|perda|perdera|perdem?|retid[oa]|ret(?:era|em|endo)|indenizacao|leiloeir[oa]|recursos proprios|vista)$/

/**
 * Returns the term as the sentence writes it ("2 dias úteis", "24 horas", "6 meses"); `null` without a term, or with
 * several.
 */
export function findTerm(key: string): string | null {
  const terms = [
    ...key.matchAll(
      /(?<![\d.,/])(?<!\b(?:apos|depois de|decorridos|passados|mais de) (?:os )?)(\d{1,4}) (dias?|horas?|meses|mes)(?: (uteis|corridos|util|corrido))?/g,
    ),
  ]
  const [only, ...more] = terms
  if (only === undefined || more.some(other => other[1] !== only[1] || other[2] !== only[2])) return null
  const [, count, unit, kind] = only
  const accented = (kind ?? '').replace('uteis', 'úteis').replace('util', 'útil')
  const number = Number(count)
  return `${String(number)} ${number === 1 ? (unit ?? '').replace(/s$/, '') : unit}${accented && ` ${accented}`}`.replace(
    '1 me',
    '1 mê',
  )
}

/** Returns the amount (`R$ 1.000,00`) when it is the only one; `null` without one, or with several. */
export function findAmount(key: string): string | null {
  const sums = [...key.matchAll(/r\$ ?(\d{1,3}(?:\.\d{3})*(?:,\d{2})?)(?!\d|\.\d)/g)]
  const sum = sums[0]?.[1]
  return sum === undefined || sums.some(other => other[1] !== sum) ? null : `R$ ${sum}`
}
