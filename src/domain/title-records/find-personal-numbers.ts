import { stateCodes, type TextRange } from './name-words.ts'

/** A digit, or what a recognition of letters made of one. */
const digit = '[\\dOoQlIiBSZ|]'
const separator = '[ \\t]{0,2}\\n?[ \\t]{0,2}[.,·]?[ \\t]{0,2}\\n?[ \\t]{0,2}'
const dash = '[ \\t]{0,2}[-–/.]?[ \\t]{0,2}\\n?[ \\t]{0,2}'
const filler =
  '(?:[ \\n:.,;(]|/?M\\.?F\\b|/SP|sob|os?\\b|n\\.?[ºo°]?s?\\b|n[º°.]|n[úu]mero|em comum|comum|e\\b|-){0,14}'
const eleven = `(?:${digit}${separator}){2}${digit}${separator}(?:${digit}${separator}){2}${digit}${separator}(?:${digit}${separator}){2}${digit}${dash}${digit}[ \\t]?\\n?${digit}`

const patterns: readonly RegExp[] = [
  // CPF and CNPJ by their form.
  new RegExp(
    `(?<![\\d.,/-])${digit}{3}[.,\\s]${digit}{3}[.,\\s]${digit}{3}[ \\t]?[-–/.]?[ \\t]?\\n?[ \\t]?${digit}{2}(?!\\d|[.-]\\d)`,
    'g',
  ),
  new RegExp(
    `(?<![\\d.,/-])${digit}{3}[ \\t]?\\.\\s{0,3}${digit}{3}[ \\t]?\\.\\s{0,3}${digit}{3}[ \\t]?[-–/.]?\\s{0,3}${digit}{2}(?!\\d|[.-]\\d)`,
    'g',
  ),
  new RegExp(
    `(?<![\\d.,/-])${digit}{9}[-–/]${digit}{2}(?!\\d|[.-]\\d)|(?<![\\d.,/-])${digit}{3}[-.]${digit}{3}[-.]${digit}{3}[-.]${digit}{2}(?!\\d|[.-]\\d)`,
    'g',
  ),
  new RegExp(
    `(?<![\\d.,/-])${digit}{2}[.,\\s]{0,2}${digit}{3}[.,\\s]{0,2}${digit}{3}\\s{0,2}/\\s{0,2}${digit}{4}\\s{0,2}[-–]\\s{0,2}${digit}{2}(?!\\d)`,
    'g',
  ),
  // Eleven or fourteen digits behind their label; several numbers may share one.
  new RegExp(
    `(?:CPF|C\\.P\\.F\\.?|CIC|C\\.I\\.C\\.?)${filler}${eleven}(?:(?:,| e|;)[ \\n]{1,2}${eleven}){0,6}(?!\\d)`,
    'gi',
  ),
  new RegExp(
    `(?:CNPJ|C\\.N\\.P\\.J\\.?|CGC|C\\.G\\.C\\.?)${filler}(?:${digit}[ .,/–-]{0,3}){13}${digit}(?!\\d)`,
    'gi',
  ),
  // Identities and other papers behind their label, up to their number.
  new RegExp(
    `\\b(?:RG|R\\.G\\.?|CI\\b|C\\.I\\.?(?:RG)?|CIRG|RNE|RNM|CNH|CTPS|PIS|PASEP|NIT|passaporte|identidade|identifica[çc][ãa]o|habilita[çc][ãa]o|motorista|t[íi]tulo (?:de )?eleitor(?:al)?|OAB|CRM|CRO|COREN|CRECI|CREA|CAU)\\b[^\\d\\n;]{0,26}?\\n?(?:[A-Z]{1,2}-?)?[\\dOlIB](?:[\\dOlIB]|[./–-](?=[\\dXxOlIB])|[./–-][ \\t]?\\n[ \\t]*(?=\\d)|[ ](?=\\d{4}\\b)){2,20}[Xx]?`,
    'gi',
  ),
  // A number before the office that issues identities, and a number of Minas Gerais.
  new RegExp(
    `(?<![\\d.,/-])[\\d.Xx-]{5,14}(?=[ ]?[-–/,(]?[ ]?(?:SSP|SDS|SESP|DGPC|IFP|IIRGD|SJS|SJTC|SPTC|DETRAN|PC|IIPR|ITEP|SEJUSP|SEDS)\\b)`,
    'g',
  ),
  new RegExp(`\\b(?:${stateCodes}|M)-?\\d{1,2}\\.\\d{3}\\.\\d{3}(?:-[\\dXx])?\\b`, 'g'),
  // Telephones: a code of the country or the area in brackets, or a label.
  /(?<!\d)(?:\+?55[ ]?)?\(\d{2}\)[ ]?(?:9[ .-]?)?\d{4}[ .-]?\d{4}(?!\d)|\+55[ ]?\d{2}[ ]?9?[ ]?\d{4}[ .-]?\d{4}(?!\d)|(?<!\d)0800[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g,
  /(?:fone|tel\b|tel\.|telefones?|celular|whats(?:app)?|contato|recados?)[^\d\n]{0,12}(?:\+?55[ ]?)?\(?\d{2}\)?[ .-]?(?:9[ .-]?)?\d{4}[ .-]?\d{4}(?!\d)/gi,
]

const valued = /[\d]/
/** Finds the numbers that name a person or a company: CPF, CNPJ, identities, telephones. */
export function findPersonalNumbers(text: string): TextRange[] {
  return patterns.flatMap(pattern =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const first = found.search(/(?<!\p{L})(?:[A-Z]{1,2}-?)?[\dOlI][\dOolIiQBSZ|]*[ ]?[\d.]/u)
      return valued.test(found) && countDigits(found) >= 3
        ? [{ start: index + Math.max(0, first), end: index + found.length }]
        : []
    }),
  )
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length

/** Finds addresses of mail around each `@`, spaced ones too. */
export function findMailAddresses(text: string): TextRange[] {
  const ranges: TextRange[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const before = /[\w.+-]+(?: \. [\w+-]+){0,3} ?$/.exec(text.slice(Math.max(0, at - 60), at))
    const after = /^ ?[\w-]+(?:\.[\w-]{2,20}| \. [\w-]{2,20}){1,4}/.exec(text.slice(at + 1, at + 80))
    if (before !== null && after !== null)
      ranges.push({ start: at - before[0].length, end: at + 1 + after[0].length })
  }
  return ranges
}

const street =
  '(?:Ruas?|R\\.|Av(?:enida|\\.)?|AV(?:ENIDA|\\.)?|RUA|Alameda|ALAMEDA|Al\\.|Travessa|TRAVESSA|Tv\\.|Pra[çc]a|PRA[ÇC]A|Estrada|ESTRADA|Rodovia|RODOVIA|Linha|LINHA|S[íi]tio|S[ÍI]TIO|Ch[áa]cara|Fazenda|FAZENDA|Largo|Beco|Ladeira|Viela|Vila|VILA|Quadra|QUADRA|Q[A-Z]{1,3} ?\\d+|S[HQ][A-Z]{1,3} ?\\d*|Conjunto|Col[ôo]nia)'
const home = new RegExp(
  `(?:resident[ea]s?(?:[\\s,]+(?:e[\\s,]+)?domiciliad[oa]s?)?|domiciliad[oa]s?|moradora?|[Ee]ndere[çc]o(?:[ ]+d[aoe]s?[ ]+\\p{L}+|[ ]+constante[ ]+do[ ]+\\p{L}+)?|ENDERE[ÇC]O(?:[ ]+D[AOE]S?[ ]+\\p{L}+)?)[\\s,:]{1,4}(?:(?:nest[ae]|em)\\s[^.;\\d]{2,40}?,\\s{1,3})?(?:[àa]|n[ao]|em)?\\s{0,3}(?=${street})`,
  'gu',
)
const addressPattern = new RegExp(
  `^${street}[^,;.\\n]{0,60}(?:\\n[^,;.]{0,40})?(?:(?:,\\s*|\\s)(?:n[º°o.]{0,2}\\s*)?[\\dOl][\\dOl.]{0,6}[A-Z]?(?![\\d/])|,?\\s*s\\/n[º°.]?)?(?:,?\\s*(?:apto?|apartamento|casa|CASA|bloco|BLOCO|APTO?|sala|lote|quadra|conjunto|cj|fundos)\\b\\.?\\s*(?:n[º°]?\\s*)?[\\dA-Z-]{1,6}\\b){0,4}`,
)

/** Finds where people live: the street behind `residente na`, never the property's own. */
export function findHomeAddresses(text: string): TextRange[] {
  return [...text.matchAll(home)].flatMap(({ 0: found, index }) => {
    const start = index + found.length
    const before = text.slice(Math.max(0, index - 40), index)
    const address = addressPattern.exec(text.slice(start, start + 180))
    return address === null || /(?:im[óo]vel|casa|pr[ée]dio|unidade|apartamento|terreno)[^.;]*$/i.test(before)
      ? []
      : [{ start, end: start + address[0].length }]
  })
}
