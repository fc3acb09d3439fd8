import {
  createCautiousFinding,
  type ClauseFinding,
  type ClauseRecognizer,
  type ClauseText,
} from './clause-recognizer.ts'
import type { DebtSubject } from './debt-words.ts'
import { debtPattern, debtPapersPattern } from './debt-words.ts'
import { findDebtRuling } from './debt-rulings.ts'

const condominium: DebtSubject = {
  words: /\bcondomini/,
  of: 'de condomínio',
  ask: 'Peça ao condomínio ou à administradora a declaração de débitos.',
}
const taxes: DebtSubject = {
  words: /\b(?:iptu|itr|tribut[oa]s?|tributari[oa]s?|fiscais|impostos?)\b/,
  of: 'de IPTU e outros tributos',
  ask: 'Consulte os débitos na prefeitura pela inscrição imobiliária.',
}

/** Kinds of findings whose rules did not read the limit, or the condition, of a sentence. */
const plainKindPattern =
  /^(?!limit |rest$|former$|silent$|over$|announced$|decides$|may$|owed |seller in part$|seller limited$|later$)/
/** "Sem limite", and the percentage of a commission in the same sentence, which set no limit. */
const unlimited = /\bsem (?:qualquer |nenhum )?(?:limit\w+|teto)|\bcomissao\b[^;,]{0,60}?\d{1,2}(?:,\d+)?%/g
const limit = /r\$|\d%|\blimit\w*|\bteto\b|\bmaxim[oa]\b|\bmais (?:que|do que|de)\b|\bparte\b(?! integrante)/

/** Replaces a finding without a limit by a cautious one when its sentence contains a figure. */
const requireLimit = (finding: ClauseFinding | null, { full }: ClauseText): ClauseFinding | null =>
  finding !== null &&
  /^(?:buyer|not buyer|seller|later)$/.test(finding.kind) &&
  limit.test(full.replace(unlimited, ''))
    ? createCautiousFinding(finding.kind === 'seller' ? 'medium' : 'high')
    : finding

/** Names a buyer, or denies a debt. */
const openCostPattern = /\bcomprador\b|\blivres?\b|\bnao (?:ha|existem?|constam?|possui)\b/

export const condominiumRules: ClauseRecognizer = {
  topic: 'condominium',
  title: 'Condomínio',
  ask: 'Pergunte quem paga o condomínio em atraso e peça à administradora a declaração de débitos.',
  mention: condominium.words,
  bears: plainKindPattern,
  open: openCostPattern,
  concerns: ({ full }) =>
    condominium.words.test(full) &&
    debtPattern.test(full) &&
    !debtPapersPattern.test(full) &&
    /comprador|caixa|\blivres?\b/.test(full),
  rules: [said => requireLimit(findDebtRuling(condominium, said), said)],
}
export const taxRules: ClauseRecognizer = {
  topic: 'taxes',
  title: 'IPTU e tributos',
  ask: 'Pergunte quem paga o IPTU em atraso e consulte a dívida na prefeitura.',
  mention: taxes.words,
  bears: plainKindPattern,
  open: openCostPattern,
  concerns: ({ full }) =>
    taxes.words.test(full) &&
    debtPattern.test(full) &&
    !debtPapersPattern.test(full) &&
    /comprador|caixa|\blivres?\b/.test(full),
  rules: [said => requireLimit(findDebtRuling(taxes, said), said)],
}
