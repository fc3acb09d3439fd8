/**
 * Who bears a cost, according to a sentence; `false` = the sentence says that this party does not; `null` = it does
 * not say.
 */
export interface CostBearers {
  buyer: boolean | null
  seller: boolean | null
}

const verbs =
  '(?:paga|pagam|pagara|pagarao|pague|arca|arcam|arcara|arcarao|arcando|assume|assumem|assumira|assumindo|responde|respondem|respondera|respondendo|suporta|suportara|quita|quitara|custeia|custeara|recolhera|responsabiliza-se|responsabiliza|responsabilizara|obriga-se a (?:pagar|arcar|quitar)|obrigado (?:a|ao)|responsavel|responsaveis|realizara? o pagamento|efetuara? o pagamento|efetua o pagamento|(?:devera?|deverao|fica obrigado a|tera? que|tera? de) (?:[a-z]{1,16} ){0,2}(?:pagar|quitar|arcar|suportar|assumir|recolher|regularizar|providenciar|promover|adotar|responder|custear))'
const payees =
  '(?:pag[oa]s?|quitad[oa]s?|arcad[oa]s?|suportad[oa]s?|assumid[oa]s?|custead[oa]s?|devid[oa]s?|recolhid[oa]s?|providenciad[oa]s?|realizad[oa]s?|efetuad[oa]s?|feit[oa]s?|promovid[oa]s?|conduzid[oa]s?)'

const bearingPattern = (who: string): RegExp =>
  new RegExp(
    [
      `\\b(?:conta|cargo|cargos|expensas|custa|custas|encargos?|onus|responsabilidade|responsabilidades|obrigacao|obrigacoes|dever|deveres|parte|incumbencia)(?: (?:unic[oa]|exclusiv[oa]|integral|total|inteira|direta|e|onus|riscos?|custos?|responsabilidade)){0,4} d[oa]s? ${who}\\b`,
      `\\b${who}\\b[^;:]{0,110}?\\b${verbs}\\b`,
      `\\b(?:cabe|cabem|cabera|caberao|cabendo|compete|competira|competem|competindo|incumbe|incumbira|incumbem|recai|recairao|recaem|imputad[oa]s?)\\b[^;:]{0,50}?\\ba?o?s? ${who}\\b`,
      `\\b${payees}(?: [a-z]{1,16}){0,3} pel[oa]s? ${who}\\b`,
      `\\b${who}\\b[^;:]{0,140}?\\b(?:por|a|sob|as) (?:sua|suas)(?: (?:exclusiva|inteira|total))? (?:conta|cargo|responsabilidade|expensas|custas)\\b`,
      `^(?:[\\d.]{1,8}[).]? |[a-z]\\) |[-•▪] )?(?:obrigac(?:ao|oes) d[oa]s? )?${who}: ?(?=[a-z-])`,
      `\\bquem (?:paga|pagara|arca|responde) (?:[a-z]{1,14},? ){0,7}e [oa] ${who}\\b`,
      `\\bresponsaveis? pel[oa]s?[^;:]{0,60}?[:,] ?(?:[a-z]{1,16}[ /]){0,2}${who}\\b`,
    ].join('|'),
    'g',
  )

const byBuyer = bearingPattern('comprador')
const bySeller = bearingPattern('caixa')
/** A denial directly before: "não será de responsabilidade do comprador", but not "os não prescritos são de…". */
const denied =
  /\b(?:nao|nem|sem|nada|isent[oa]s?|exime-se|eximindo|exonerad[oa])\b(?: (?:sera|serao|sendo|seja|sejam|e|sao|sendo|ser|fica|ficara|ficam|de|da|a|por|sob|se|ha|havera|havendo|tera|tendo|tem|corre|correm|correra|correrao|podera|lhe|quem paga|em atraso|inteira|exclusiva|qualquer|nenhuma|sua|integral|total|direta|[oa]s?)){0,6} ?$/

const relief = {
  caixa: relieving('caixa'),
  comprador: relieving('comprador'),
}

/** Matches "eximindo a Caixa", "fica o comprador isento". */
function relieving(who: string): RegExp {
  return new RegExp(
    `\\b(?:isent[oa]|isenta|isentando|exime|eximindo|eximir|exonera|exonerando|exonerad[oa]|desobrigad[oa]|livre)\\b(?: [a-z]{1,14}){0,2} (?:[oa] )?${who}\\b|\\b${who}\\b(?: [a-z]{1,14}){0,3} (?:isent[oa]|livre|exonerad[oa]|desobrigad[oa])\\b`,
  )
}

function findBearing(key: string, pattern: RegExp, who: string): boolean | null {
  let no: boolean | null = null
  for (const match of key.matchAll(pattern)) {
    const [words] = match
    // The other party is named between the two: the verb is not about this party.
    const from = words.lastIndexOf(who)
    const own = words.startsWith(who) ? words.slice(from) : words
    if (words.startsWith('quem ') && /\bnao e\b/.test(words)) {
      no = no ?? false
      continue
    }
    const other = who === 'caixa' ? 'comprador' : 'caixa'
    if (words.startsWith(who) && new RegExp(`\\b(?:[ao]s?|pel[ao]s?) ${other}\\b`).test(own)) continue
    // "Restituir à Caixa", "devolver ao comprador": the party receives and does not bear.
    const lead = key.slice(Math.max(0, match.index - 40), match.index)
    if (
      words.startsWith(who) &&
      /\b(?:ao|aos|a favor d[ao]|em favor d[ao]|d[ao]|n[ao]|com [ao]|pel[ao]|eximindo [ao])s? $/.test(lead) &&
      !/\bresponsa|\bcargo|\bconta/.test(lead)
    )
      continue
    if (denied.test(lead) || (words.startsWith(who) && /\b(?:nao|nem)\b(?: [a-z/-]{1,14}){0,4}$/.test(own)))
      no = no ?? false
    else return true
  }
  return no
}

/** Matches "a Caixa, e não o comprador". */
const findExclusion = (key: string, who: string): false | null =>
  new RegExp(`\\be nao (?:[oa]|pel[oa]|d[oa]|a[oa]?) ${who}\\b`).test(key) ? false : null

/** Finds who bears the cost that a sentence is about. Takes a key. */
export function findCostBearers(sentence: string): CostBearers {
  const key = sentence.replace(/, e nao [oa] (?:comprador|caixa),/g, '')
  const buyer = findBearing(key, byBuyer, 'comprador') ?? findExclusion(sentence, 'comprador')
  const sellerBearing = findBearing(key, bySeller, 'caixa') ?? findExclusion(sentence, 'caixa')
  const seller = sellerBearing !== true && relief.caixa.test(key) ? false : sellerBearing
  return { buyer: relief.comprador.test(key) ? false : buyer, seller }
}
