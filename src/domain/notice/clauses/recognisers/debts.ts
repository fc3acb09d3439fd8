import { cautious, type Finding, type Recogniser, type Said } from '../rule.ts'
import type { Subject } from './debt-words.ts'
import { owed, papers } from './debt-words.ts'
import { judged } from './judged-debts.ts'

const condominium: Subject = {
  words: /\bcondomini/,
  of: 'de condomínio',
  ask: 'Peça ao condomínio ou à administradora a declaração de débitos.',
}
const taxes: Subject = {
  words: /\b(?:iptu|itr|tribut[oa]s?|tributari[oa]s?|fiscais|impostos?)\b/,
  of: 'de IPTU e outros tributos',
  ask: 'Consulte os débitos na prefeitura pela inscrição imobiliária.',
}

/** Kinds of findings whose rules did not read the limit, or the condition, of a sentence. */
const plain =
  /^(?!limit |rest$|former$|silent$|over$|announced$|decides$|may$|owed |seller in part$|seller limited$|later$)/
/** "Sem limite", and the percentage of a commission in the same sentence, which set no limit. */
const unlimited = /\bsem (?:qualquer |nenhum )?(?:limit\w+|teto)|\bcomissao\b[^;,]{0,60}?\d{1,2}(?:,\d+)?%/g
const limit = /r\$|\d%|\blimit\w*|\bteto\b|\bmaxim[oa]\b|\bmais (?:que|do que|de)\b|\bparte\b(?! integrante)/

/** Replaces a finding without a limit by a cautious one when its sentence contains a figure. */
const figured = (finding: Finding | null, { full }: Said): Finding | null =>
  finding !== null &&
  /^(?:buyer|not buyer|seller|later)$/.test(finding.kind) &&
  limit.test(full.replace(unlimited, ''))
    ? cautious(finding.kind === 'seller' ? 'medium' : 'high')
    : finding

/** Names a buyer, or denies a debt. */
const mayBeOpen = /\bcomprador\b|\blivres?\b|\bnao (?:ha|existem?|constam?|possui)\b/

export const condominiumRules: Recogniser = {
  topic: 'condominium',
  title: 'Condomínio',
  ask: 'Pergunte quem paga o condomínio em atraso e peça à administradora a declaração de débitos.',
  mention: condominium.words,
  bears: plain,
  open: mayBeOpen,
  concerns: ({ full }) =>
    condominium.words.test(full) &&
    owed.test(full) &&
    !papers.test(full) &&
    /comprador|caixa|\blivres?\b/.test(full),
  rules: [said => figured(judged(condominium, said), said)],
}
export const taxRules: Recogniser = {
  topic: 'taxes',
  title: 'IPTU e tributos',
  ask: 'Pergunte quem paga o IPTU em atraso e consulte a dívida na prefeitura.',
  mention: taxes.words,
  bears: plain,
  open: mayBeOpen,
  concerns: ({ full }) =>
    taxes.words.test(full) &&
    owed.test(full) &&
    !papers.test(full) &&
    /comprador|caixa|\blivres?\b/.test(full),
  rules: [said => figured(judged(taxes, said), said)],
}
