/** The comparison of a quantity; `more` and `less` leave the number itself out, `between` has two numbers, `exactly` is both bounds. */
export type Comparison = 'most' | 'less' | 'least' | 'more' | 'about' | 'between' | 'exactly' | 'nothing'

/** Verbs of a change of one end: "sobe o mínimo pra 200 mil". */
const moving = '(?:sub|sob|aument|baix|abaix|diminu|mud|troc|desc(?!ont)|colo[cq]|bot|po[en])[a-z]*'
/** The same verbs after "pode": "o mínimo pode baixar pra 70". */
const shifting = '(?:baixar|cair|descer|diminuir|subir|aumentar|chegar|passar)'

/** Words before a number that make it the most, the least, or about so many. */
export const most = `(?:${moving} )?(?:o |esse |meu )?(?:maxim[oa]|teto|limite) (?:pra|para|em|por|agora e|passa a ser|seria|fica em|(?:pode ser|(?:pode (?:ir|${shifting})|vai|desce|cai|sobe) (?:pra|para|ate)))|ate(?: no max(?:imo)?| uns| umas| os| as| o maximo(?: de)?| o valor de)?|(?:no |de |o |n[ao] )?maxim[oa](?: de| e| :| pra| para)?|(?:no )?max(?:imo)?(?: \\.)?(?: de| dos maximos?)?|abaixo d[eoa]s?|por menos d[eo]s?|menos (?:de|que|do que)|menor(?:es)? (?:que|do que|de)|inferior(?:es)? a|nao (?:passem?|passar|passando|ultrapassem?|ultrapassar|exceda)(?: de| dos)?|nao (?:custem? |tenho |tenha |posso |seja |pode ser |quero )?mais (?:de|do|que|do que|caro que)|limite(?: de| e)?|teto(?: de| e)?|mais barat[oa]s? (?:que|do que|de)|dentro d[eo]s?|(?:que )?cai?ba?m? em|(?:que )?cabe em|(?:sub(?:ir|e|a)|aument(?:ar|a|e)|baix(?:ar|a|e)|diminu(?:ir|i|a)|abaix(?:ar|a|e)|chegar) (?:o preco |o valor |o teto )?(?:pra|para|ate|a)(?: uns| ate)?|<(?: =)?`
export const least = `(?:${moving} )?(?:o |esse |meu )?minim[oa] (?:pra|para|em|por|agora e|passa a ser|seria|fica em|(?:pode ser|(?:pode (?:ir|${shifting})|vai|desce|cai|sobe) (?:pra|para|ate)))|acima d[eoa]s?|(?:com )?mais (?:de|que|do que)|a partir d[eo]s?|(?:no |pelo |de |o )?minim[oa](?: de| e| :| pra| para)?|(?:com )?pelo menos|(?:com )?ao menos|maior(?:es)? (?:que|do que|de)|superior(?:es)? a|partindo de|min(?: \\.)?(?: de)?|desde|mais car[oa]s? (?:que|do que)|nao menos (?:de|que|do que)|>(?: =)?`
export const about =
  'por volta d[eo]s?|(?:de |por )?uns|(?:de )?umas|cerca de|em torno d[eo]s?|aproximadamente|aprox(?: \\.)?|mais ou menos(?: de)?|na casa dos?|na media de|(?:na |numa )?faixa d[eo]s?|perto d[eo]s?|quase'

/** The comparison at the end of what stands before a number: "no máximo", "acima de", "por volta de". */
const comparisonBefore = new RegExp(
  `(?:^| )(?:(?<most>${most})|(?<least>${least})|(?<about>${about}))(?: (?:de|o valor de|os|uns|entre))?(?: ,)? $`,
)
/** What is not the beginning of a number that follows. */
const own = '(?! (?:(?:de|:|uns|umas|os|dos|maximos?) ){0,2}[9#$] )'
/** The comparison after a number and its unit: "ou mais", "no mínimo"; not that of a number that follows. */
export const comparisonAfter = new RegExp(
  `^ (?:(?<exact>(?:, )?nem mais (?:e |, )?nem menos|exat[oa]s|exatamente|(?<=^ )so(?= (?:[.,;!?]|em |n[ao] |ate |e )))|(?<most>(?:no |de |n[ao] )?max(?:im[oa])?${own}|(?:pra|para|p) baixo|ou menos)|(?<least>(?:(?:no |de |n[ao] )?minim[oa]|min|pelo menos|acima)${own}|(?:pra|para|p|a) cima|ou mais|em diante|\\+))(?= )`,
)
/** The words that compare as an adjective of what was counted before: "área mínima 100, máxima 200". */
export const adjectiveComparison = /^(?:(?:no|de|o|na) )?(?:maxim|minim|max|min)/
/** What moves to a number: "baixa pra 2 quartos" asks for two. */
export const movedTo = new RegExp(`^${moving} (?:pra|para|ate|a)`)
/** A number of which neither less nor more will do. */
export const exactly = /(?:^| )exat[ao]\w* (?:com |de )?$/
/** Comparisons of which the number itself is no part. */
const strictLeast = /^(?:com )?(?:mais|acima|maior|superior|>$)/
const strictMost = /^(?:por )?(?:menos|abaixo|menor|inferior|<$)|^nao tenha mais/

/** Counts the tokens of some words of the line, which one space ends each. */
export const countWords = (words: string): number => words.trim().split(' ').filter(Boolean).length

/** The comparison that a negation makes of another: "nada acima de" is at most. */
export const opposite: Partial<Record<Comparison, Comparison>> = {
  more: 'most',
  least: 'less',
  less: 'least',
  most: 'more',
}

/** Finds the comparison before a number, and how many words it has. */
export function findComparison(before: string): { comparison: Comparison; words: string; count: number } {
  const match = comparisonBefore.exec(before)
  const { most, least, about } = match?.groups ?? {}
  const count = match === null ? 0 : countWords(match[0])
  if (most !== undefined) return { comparison: strictMost.test(most) ? 'less' : 'most', words: most, count }
  if (least !== undefined)
    return { comparison: strictLeast.test(least) ? 'more' : 'least', words: least, count }
  return { comparison: about === undefined ? 'nothing' : 'about', words: about ?? '', count }
}

/** The characters of the last words of a text that a space ends. */
export function widthOf(text: string, words: number): number {
  if (words === 0) return 0
  const all = text.trimEnd().split(' ')
  return all.slice(-words).join(' ').length + 1
}
