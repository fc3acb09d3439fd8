import { wordsPattern } from './title-record-key.ts'

/** How an act says that an auction found no buyer, after the word for auction and, more surely, before it. */
const noBuyer = String.raw`sem (?:licitantes?|lanc|arremat|interessad|sucesso|exito)|desert|infrutifer|frustrad`
const noBuyerAfter = String.raw`negat|sem que (?:houvesse|acud|comparec|aparec)|${noBuyer}|nao (?:houve|tendo havido|havendo|comparec|acudi|apareceu|aparecer|foram arrematad|foi arrematad)`
const noBuyerBefore = String.raw`negativ|${noBuyer}|(?:ausencia|falta) de (?:licitante|lance|arrematante|interessad|comprador)`
const negativeAuctions = wordsPattern(
  String.raw`leil(?:oes|ao)(?:[^.]|\.(?=\s?\d|\S)){0,300}(?:${noBuyerAfter})|(?:${noBuyerBefore})[^.]{0,80}leil(?:oes|ao)|nao (?:houve|havendo|tendo havido|comparec\w+)[^.]{0,60}(?:licitante|arrematante|interessad|lance)[^.]{0,120}leil`,
)
const debtExtinguished = wordsPattern(
  String.raw`div\.? extint|exonerad[oa] o ex-?devedor|extin(?:cao|t[ao]s?|gu\w+)[^.;]{0,60}(?:divida|obrigac|debito)|(?:divida|obrigac\w+|debito)[^.;]{0,60}(?:extint|extingu|quitad|exonerad)|exonerad[oa][^.;]{0,40}(?:divida|obrigac)|quitacao (?:da|de|mutua da|reciproca da) divida`,
)

/** Whether an act states that the auctions of Lei 9.514 found no buyer. */
export const statesNegativeAuctions = (key: string): boolean => negativeAuctions.test(key)

/** Whether an act states that the secured debt ended. */
export const statesDebtExtinction = (key: string): boolean => debtExtinguished.test(key)
