import {
  createCautiousFinding,
  type ClauseFinding,
  type ClauseRecognizer,
  type ClauseText,
  createPatternRule,
} from './clause-recognizer.ts'

const credit =
  '(?:financiamento|financiad[oa]|financiar|parcelamento|parcelad[oa]|parcelas|parcelar|fgts|consorcio|credito imobiliario|carta de credito)'

const named: [words: RegExp, name: string][] = [
  [/financia|credito imobiliario/, 'financiamento'],
  [/parcel/, 'parcelas'],
  [/fgts/, 'FGTS'],
  [/consorcio|carta de credito/, 'consórcio'],
]
/** What a sentence is about, in words for people: "financiamento e FGTS". */
function describePaymentMeans(full: string): string {
  const statedNames = named.flatMap(([words, name]) => (words.test(full) ? [name] : []))
  return statedNames.length < 2
    ? (statedNames[0] ?? 'crédito')
    : `${statedNames.slice(0, -1).join(', ')} e ${statedNames.at(-1)}`
}
const refused = new RegExp(
  `\\bnao (?:e|sao|sera|serao|se)? ?(?:aceit\\w{1,4}|admit\\w{1,4}|permit\\w{1,4}|autoriz\\w{1,4}|haver\\w{1,3}|possivel|ha)\\b[^;]{0,60}\\b${credit}|\\b(?:vedad[oa]|proibid[oa])\\b[^;]{0,50}\\b${credit}|\\b${credit}\\b[^;]{0,40}\\bnao (?:e|sao|sera|serao) (?:aceit|admit|permit)|\\bsem (?:a )?(?:possibilidade|opcao) de (?:utilizacao de )?${credit}|\\bnao (?:aceita|permite|admite) (?:a |o )?(?:utilizacao de |uso de |pagamento )?${credit}`,
)
/** Accepts one means of payment and refuses another. */
const both =
  /(?<!\bnao (?:se |e |sao |sera |serao )?)\b(?:aceita|aceit[oa]s?|admite|admitid[oa]s?|permite|permitid[oa]s?|podera|podendo|pode)\b/

const accepts = /^(?:sendo |e )?(?:podendo|podera\w*|pode|permit\w+|admit\w+|aceit\w+|facultad[oa])\b/

/** Reads "vedado o financiamento, podendo ser utilizado o FGTS": what is refused and what is accepted are two things. */
function readRefusedAndAccepted({ full }: ClauseText): ClauseFinding | null {
  const parts = full.split(/[;,] /)
  const at = parts.findIndex(part => accepts.test(part))
  if (at < 1) return null
  const [first, second] = [parts.slice(0, at).join(', '), parts.slice(at).join(', ')]
  const [no, yes] = [describePaymentMeans(first), describePaymentMeans(second)]
  if (!refused.test(first) || both.test(first) || refused.test(second) || /\bnao\b/.test(second)) return null
  return named.some(([words]) => words.test(first) && words.test(second)) || yes === 'crédito'
    ? null
    : {
        kind: `refused ${no} / accepted ${yes}`,
        risk: 'medium',
        explanation: `A frase recusa ${no} e admite ${yes}. Confira de onde virá o dinheiro.`,
      }
}

export const financingRules: ClauseRecognizer = {
  topic: 'financing',
  title: 'Financiamento, FGTS e parcelas',
  ask: 'Pergunte se aceita financiamento, FGTS ou parcelas; sem isso, conte com pagar à vista.',
  mention: /financ|fgts|parcel|consorcio|credito|prestac/,
  rules: [
    readRefusedAndAccepted,
    ({ full }) => (refused.test(full) && both.test(full) ? createCautiousFinding('medium') : null),
    ({ full }) =>
      refused.test(full) && !/itbi|itvi|imposto|alteracao da forma|reducao|condicionad/.test(full)
        ? {
            kind: `refused ${describePaymentMeans(full)}`,
            risk: 'medium',
            explanation: `A frase recusa ${describePaymentMeans(full)}. Confira de onde virá o dinheiro.`,
          }
        : null,
    createPatternRule(
      /\b(?:dotacao orcamentaria|disponibilidade de orcamento)\b/,
      'budget',
      'medium',
      'O crédito depende de haver verba na linha, diz a frase. Pergunte ao banco antes.',
      null,
      true,
    ),
    createPatternRule(
      new RegExp(`\\bnao garante\\b[^;]{0,60}\\baprovacao\\b`),
      'no promise',
      'medium',
      'Pôr financiamento ou FGTS na proposta não garante que sejam aprovados. Peça a aprovação antes.',
    ),
    createPatternRule(
      new RegExp(
        `\\b${credit}\\b[^;]{0,120}\\b(?:condicionad[oa]|sujeit[oa]s?|antes da participacao|analise (?:previa )?d[eo] (?:risco|credito)|aprovacao)\\b|\\b(?:condicionad[oa]|sujeit[oa]s?)\\b[^;]{0,100}\\b${credit}`,
      ),
      'on terms',
      'medium',
      'Financiamento ou FGTS só com as condições da frase. Veja-as no banco antes da proposta.',
      /\bmulta\b|dados pessoais/,
    ),
    createPatternRule(
      /\b(?:permite|permitid[oa]|aceit[oa]|admite|admitid[oa]|autorizad[oa]|podera(?:o)? (?:ser )?(?:utilizad|usad|pag|financiad|parcelad)[oa]s?|podera utilizar|facultado|possibilidade de)\b[^;]{0,80}\b(?:financiamento|financiad[oa]|parcelamento|parcelad[oa]|parcelas|fgts|consorcio|credito imobiliario)|\b(?:financiamento|fgts|parcelamento)\b[^;]{0,40}\b(?:permitido|aceito|admitido)/,
      'accepted',
      'low',
      ({ full }) => `A frase admite ${describePaymentMeans(full)}. Peça a aprovação antes da proposta.`,
      /\bnao\b|\bvedad|alteracao|itbi|contratacao simultanea|obtencao de eventual/,
    ),
    createPatternRule(
      /\bparcelad[oa]s? em (?:ate )?\d{1,3}\b|\b(?:em|de) (?:ate )?\d{1,3} parcelas\b|\bsaldo[^;]{0,40}\bparcelas\b/,
      'instalments',
      'low',
      'A frase permite pagar em parcelas. Veja entrada, juros e correção.',
      /\bnao\b|itbi|iptu|condomini|imposto/,
    ),
  ],
}
