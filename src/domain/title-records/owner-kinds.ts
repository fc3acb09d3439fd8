import { wordsPattern } from './title-record-key.ts'

/** EMGEA, the federal company that took over credits of Caixa, is a company of its own that the text names. */
export const titleOwnerKinds = ['caixa', 'emgea', 'bank', 'company', 'public', 'person'] as const
export type TitleOwnerKind = (typeof titleOwnerKinds)[number]

const caixa = wordsPattern(String.raw`caixa econ\w*\.? federal|\bc\.?e\.?f\b`)
const emgea = wordsPattern(String.raw`\bemgea\b|empresa gestora de ativos`)
/** "Caixa Econômica Federal, na qualidade de mandatária da EMGEA": who acts for another is not the owner. */
const caixaForEmgea = wordsPattern(
  String.raw`caixa econ\w*\.? federal(?:[^.;]|\.(?=\d|\w\.)){0,160}(?:representante|representando|mandataria|procuradora|em nome|por conta|administradora|gestora d[eo]s? creditos?) (?:e ordem )?d[ae] (?:empresa gestora de ativos|emgea)`,
)
const publicBody = wordsPattern(
  String.raw`\bmunicipio d|prefeitura|\buniao\b(?! estavel)|fazenda (?:publica|nacional)|\bestado d[eo] [a-z]+,? (?:pessoa|cnpj|inscrit)|companhia de habitacao|\bcohab\b|\bcdhu\b|autarquia|fundo de arrendamento residencial|\bfar\b|instituto nacional|\bincra\b(?! sob)`,
)
const bankName = wordsPattern(
  String.raw`\bbanco\b|\bitau\b|bradesco|santander|\bsicoob\b|\bsicredi\b|cooperativa de credito|companhia hipotecaria|instituicao financeira|\bbari\b`,
)
const companyName = wordsPattern(
  String.raw`\bltda\b|\bs[/.]a\b|\bs\.a\.|\beireli\b|\bme\b|\bspe\b|construtora|incorporadora|empreendiment|imobiliaria|cnpj|c\.n\.p\.j|participacoes|sociedade|associacao|\bepp\b|securitizadora|pessoa juridica`,
)
const person = wordsPattern(String.raw`brasileir|\bcpf\b|c\.p\.f|solteir|\bcasad|divorciad|\bviuv|\bportador`)

const kindPatterns: readonly (readonly [TitleOwnerKind, RegExp])[] = [
  ['caixa', caixa],
  ['emgea', emgea],
  ['public', publicBody],
  ['bank', bankName],
  ['company', companyName],
  ['person', person],
]

/** Says what kind of owner a folded name and its description mean. */
export function classifyOwner(described: string): TitleOwnerKind {
  const name = described.slice(0, 260)
  if (caixaForEmgea.test(name)) return 'emgea'
  const at = (pattern: RegExp): number => pattern.exec(name)?.index ?? Number.POSITIVE_INFINITY
  const [first] = kindPatterns
    .map(([kind, pattern]) => ({ kind, index: at(pattern) }))
    .toSorted((a, b) => a.index - b.index)
  if (first === undefined || first.index === Number.POSITIVE_INFINITY) return 'person'
  // "FAR, representado pela Caixa": who comes first; "Banco X S.A." is a bank although it is a company.
  return first.kind === 'company' && at(bankName) < 80 ? 'bank' : first.kind
}

const creditorMarks = wordsPattern(
  String.raw`(?:em nome|em favor|a favor|no patrimonio|na pessoa|patrimonio) d[aoe]s?|(?:credor|fiduciari)[ao]?(?: fiduciari[ao])? ?[:,-]|pel[ao] (?:credor[a]? )?fiduciari[ao]|a? ?requerimento d[aoe]`,
  'g',
)
const forWhom = wordsPattern(
  String.raw`(?:em nome|em favor|a favor|no patrimonio|na pessoa|requerimento) d[aoe]s?(?:(?: (?:atual |propria )?(?:credor[ao]?|fiduciari[ao]|cessionari[ao]|requerente|exequente))*:?,? ["(]*)`,
  'g',
)
const cession = wordsPattern(
  String.raw`(?:cess(?:ao|ionari[ao])|ced(?:eu|id[oa]s?)|transferi(?:u|d[oa]s?))[^.;]{0,80}credit|cedula de credito imobiliario[^;]{0,200}(?:cess|ced|transfer)|portabilidade|sub-?rog`,
)
const cessionary = wordsPattern(
  String.raw`cessionari[ao]s?(?: d[eo]s? creditos?)? ?[:,-]?|nov[oa] credor[a]?(?: fiduciari[ao])? ?[:,-]?|(?:em|a) favor d[aoe]s?|credit(?:o|os|icios)(?:[^.;:]|\.(?=\d)){0,160}? (?:a|ao|para)(?= )`,
  'g',
)

/** "Recolhido o ITBI em favor do Município": it gets the tax, not the property. */
const taxes = wordsPattern(
  String.raw`(?:itbi|itiv|sisa|imposto|tributos?|laudemio)[^.;]{0,160}? (?:em|a) favor d[aoe]s? [^.;,]{0,60}`,
  'g',
)

/** Caixa or EMGEA, where one text names both: the one in whose name it was done. */
function chooseOfBoth(body: string): TitleOwnerKind {
  for (const { 0: said, index } of [...body.matchAll(forWhom)].toReversed()) {
    const name = body.slice(index + said.length, index + said.length + 300)
    const at = Math.min(
      ...[caixa, emgea].map(pattern => pattern.exec(name)?.index ?? Number.POSITIVE_INFINITY),
    )
    if (at < 40) return classifyOwner(name)
  }
  return classifyOwner(body.slice(Math.max(0, body.search(caixa) - 1)))
}

/**
 * Says who consolidated the property: whom the act names, else the creditor of the lien or who took over the credit.
 * @param acts the folded words of the acts before it, the last of them first, from the lien on
 */
export function classifyCreditor(act: string, acts: readonly string[]): TitleOwnerKind {
  const body = act.replace(taxes, '')
  if (emgea.test(body)) return caixa.test(body) ? chooseOfBoth(body) : 'emgea'
  if (caixa.test(body)) return 'caixa'
  const named = [bankName, publicBody, companyName].some(pattern => pattern.test(body.slice(0, 2_500)))
  if (named) {
    const mark = [...body.slice(0, 1_600).matchAll(creditorMarks)].at(-1)
    const kind = classifyOwner(mark === undefined ? body : body.slice(mark.index, mark.index + 300))
    return kind === 'person' ? classifyOwner(body.replace(new RegExp(person, 'g'), '')) : kind
  }
  for (const later of acts.slice(0, -1)) {
    if (!cession.test(later)) continue
    for (const { 0: said, index } of later.matchAll(cessionary)) {
      const kind = classifyOwner(later.slice(index + said.length, index + said.length + 160))
      if (kind !== 'person') return kind
    }
  }
  const lien = acts.at(-1)
  if (lien === undefined) return 'person'
  if (emgea.test(lien)) return caixa.test(lien) ? chooseOfBoth(lien) : 'emgea'
  return caixa.test(lien) ? 'caixa' : bankName.test(lien) ? 'bank' : 'company'
}
