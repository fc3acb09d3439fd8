import { wordsPattern } from './title-record-key.ts'

/** Words up to the end of a sentence; a point within a number or a short form ends none. */
const within = (most: number): string => String.raw`(?:[^.;]|\.(?=\s?\d|\S)){0,${String(most)}}`

/** How an act says that an auction found no buyer, after the word for auction and, more surely, before it. */
const nobody = 'ninguem (?:ofereceu|ofertou|acudiu|compareceu|apareceu|se apresent|arrematou)'
const bid = String.raw`(?:oferta|oferec\w+|apresenta\w+|registro|qualquer|nenhum|haver|houvesse)? ?(?:de )?(?:qualquer |nenhum )?(?:licitante|lanc|lance|oferta|proposta|arremat|interessad|comprador|pretendente|ofertante|sucesso|exito)`
const noBuyer = String.raw`sem ${bid}|desert|infrutifer|frustrad|frustr(?:ou|aram)-se|fracassad`
const noBuyerAfter = String.raw`negat|${nobody}|sem que (?:houvesse|acud|comparec|aparec|alguem|se apresent|fosse)|${noBuyer}|(?:ausencia|falta|inexistencia) d[ea] (?:licitante|lanc|arrematante|interessad|comprador|oferta|proposta)|nao (?:houve|tendo havido|havendo|comparec|acudi|apareceu|aparecer|se apresent|receb|obt[ei]v|tev|tiver|alcanc|logr|despert|foram (?:arrematad|vendid)|foi (?:arrematad|vendid)|foram oferec|foi oferec)`
const noBuyerBefore = String.raw`negativ|${noBuyer}|(?:ausencia|falta|inexistencia) d[ea] (?:licitante|lanc|arrematante|interessad|comprador|oferta|proposta)`
const negativeAuctions = wordsPattern(
  String.raw`(?:leil(?:oes|ao)|\bpracas?\b|hastas?)${within(300)}(?:${noBuyerAfter})|(?:${noBuyerBefore})[^.]{0,80}leil(?:oes|ao)|nao (?:houve|havendo|tendo havido|comparec\w+|acudi\w+)[^.]{0,60}(?:licitante|arrematante|interessad|lanc)[^.]{0,120}leil|leil(?:oes|ao)[^]{0,40}nao (?:recebeu|teve|obteve) (?:lanc|ofert|propost)`,
)
/** "Resultado dos leilões. Ofertado em 15 e 29 de abril, o imóvel não recebeu lances." */
const unsoldAfterTitle = wordsPattern(
  String.raw`leil(?:oes|ao)[^]{0,240}?(?:nao (?:receb\w+|obt[ei]v\w+|tev\w+|houve\w*|apareceu|apareceram|acudi\w+|foi arrematad\w|foi vendid\w)|${nobody}|${noBuyer})`,
)
/** The second auction sold it, or is still to come: the first alone decides nothing. */
const soldOrOpen = [
  wordsPattern(
    String.raw`(?<!nao )(?<!sem )(?:foi|sendo|restou|tendo sido|acabou) (?:o imovel )?(?:arrematad|vendid|alienad)\w(?! sem)|(?<!nao )\barrematou|(?<!nao )\barrematad[oa] (?:(?:o|a) (?:imovel|bem|unidade) )?(?:por|pel[oa])|arrematante ?(?:foi|:)|vendid[oa] (?:em|no) (?:segundo|2o|primeiro|1o|public)|(?<!nao )houve (?:um )?(?:lance vencedor|arrematante|arrematacao|licitante vencedor)|(?<!sem )(?<!nenhum )(?<!qualquer )lance vencedor`,
  ),
  wordsPattern(
    String.raw`(?:segundo|\b2[oa]|outro)(?: (?:publico )?leilao)?[^.;]{0,80}?(?:suspens|sustad|adiad|cancelad|nao (?:se )?(?:foi )?realiz|designad|a realizar|redesignad|aguard|pendente|ainda)`,
  ),
]
/** Only the first is named. */
const onlyFirst = wordsPattern(String.raw`(?:primeiro|\b1o?) (?:publico )?leilao`)
const secondOrBoth = wordsPattern(String.raw`segund[oa]|\b2[oa]\b|leiloes|ambos`)
/** A case that somebody foresees, not one that came. */
const supposes = wordsPattern(
  String.raw`(?<![-a-z])(?:caso|se|quando|na hipotese de|desde que|acaso)\b[^.;]{0,60}leil(?:oes|ao)[^.;]{0,80}(?:negativ|frustrad|desert|infrutifer)|leil(?:oes|ao)[^.;]{0,40}\b(?:se|caso) (?:negativ|frustrad|desert|infrutifer)|(?<![-a-z])(?:caso|se) (?:(?:forem|fossem|sejam|resultem|resultarem) )?(?:negativ|frustrad|desert|infrutifer)\w*[^.;]{0,20} leil`,
)

/** Whether an act states that the auctions of Lei 9.514 found no buyer. */
export function statesNegativeAuctions(key: string): boolean {
  if (!negativeAuctions.test(key) && !unsoldAfterTitle.test(key.slice(0, 320))) return false
  if (soldOrOpen.some(pattern => pattern.test(key)) || supposes.test(key)) return false
  return !onlyFirst.test(key) || secondOrBoth.test(key)
}

const debt = String.raw`(?:divida|obrigac\w+|debito|mutuo|financiamento|saldo devedor)`
const debtor = String.raw`(?:ex-?)?(?:devedor|fiduciant|mutuari)`
const debtExtinguished = wordsPattern(
  [
    String.raw`div\.? extint|exonerad[oa] ?o? ?${debtor}|exoner\w+ (?:de tal obrigacao )?[oa]s? ${debtor}`,
    String.raw`extin(?:cao|t[ao]s?|gu\w+)${within(60)}${debt}`,
    String.raw`${debt}${within(60)}(?:extint|extingu|quitad|exonerad)`,
    String.raw`exonerad[oa][^.;]{0,40}${debt}`,
    String.raw`quitacao (?:(?:plena|geral|total|mutua|reciproca|integral)[ ,e]{0,4})*(?:d[ao]|entre|a?o?s?) ?(?:${debt}|as partes)`,
  ].join('|'),
  'g',
)
/** Where the law's auctions are spoken of: the debtor's discharge is the debt's end. */
const discharge = wordsPattern(
  [
    String.raw`quitacao[^.;]{0,60}(?:ao?s?|de) ${debtor}|\bao?s? ${debtor}\w*[^.;]{0,40}quitacao`,
    String.raw`quitad[ao]s? (?:a|o|as|os) ${debt}`,
    String.raw`quitacao (?:mutua|reciproca)|reciproca quitacao|mutua quitacao`,
    String.raw`quitacao${within(120)}art(?:igo|\.)? ?27`,
  ].join('|'),
  'g',
)
const ofAuctions = /leil|art[a-z.]*\s?27|9\.?514/
/** What stands before it where the creditor has not given it, or may give it. */
const notYet = wordsPattern(
  String.raw`(?:\bnao (?:tendo|havendo|ha|houve|foi|foram|consta\w*|se)?[^.;]{0,40}(?:exib|apresent|juntad|comprov|lavrad|emiti|expedi|averbad|outorg|forneci|constando|consta\b)|sem (?:que|a|o)?[^.;]{0,24}(?:exib|apresent|junta|comprova)|(?:falta|ausencia|pendente|pendencia|faltando|falta-lhe|depend\w+)(?: (?:d[aeo]s?|a|o))?|deixou de[^.;]{0,30}|aguard\w+|ainda nao[^.;]{0,40}|\bcaso|\bdesde que|na hipotese|sob (?:a )?condicao|condicionad\w|mediante|a fim de|para que|dever[aá]\w*|ressalvad\w)[^.;]{0,70}$`,
)
const deniedBefore = wordsPattern(
  String.raw`\bnao (?:foi|esta|estando|se acha|ficou|fica|havendo|houve|ocorreu|implica\w*|importa\w*|significa\w*)(?:(?! e (?:que|se) )[^.;,]){0,40}$`,
)
/** Within it: it will end, or it does not end. */
const futureOrDenied = wordsPattern(
  String.raw`\b(?:sera|serao|ficara|ficarao|considerar-se-a|dar-se-a|extinguir-se-a|nao (?:esta|foi|se|fica|ficou|sendo)|remanesc\w+|subsist\w+|parcialmente)\b`,
)

/** Whether an act states that the secured debt ended; a condition, a demand or a part of it is no such statement. */
export function statesDebtExtinction(key: string): boolean {
  const found = [...key.matchAll(debtExtinguished), ...(ofAuctions.test(key) ? key.matchAll(discharge) : [])]
  return found.some(match => {
    const before = key.slice(Math.max(0, match.index - 130), match.index)
    return !notYet.test(before) && !deniedBefore.test(before) && !futureOrDenied.test(match[0])
  })
}
