import { stateCodes, type TextRange } from './name-words.ts'

const street =
  '(?:[Rr]uas?|RUA|R\\.|[Aa]v(?:enida|\\.)?|AV(?:ENIDA|\\.)?|[Aa]lameda|ALAMEDA|Al\\.|[Tt]ravessa|TRAVESSA|Tv\\.|[Pp]ra[çc]a|PRA[ÇC]A|[Ee]strada|ESTRADA|[Rr]odovia|RODOVIA|[Ll]inha|LINHA|[Ss][íi]tio|S[ÍI]TIO|[Cc]h[áa]cara|CH[ÁA]CARA|[Ff]azenda|FAZENDA|[Ll]argo|[Bb]eco|[Ll]adeira|[Vv]iela|[Vv]ila|VILA|[Qq]uadra|QUADRA|Qd\\.|Q[A-Z]{1,3} ?\\d+|S[HQ][A-Z]{1,3} ?\\d*|[Cc]onjunto|CONJUNTO|[Cc]ol[ôo]nia|[Aa]ldeia|[Cc]oloca[çc][ãa]o|[Ss]eringal|[Cc]omunidade|[Pp]ovoado|[Aa]ssentamento|[Vv]icinal|[Rr]amal|[Gg]leba|[Ll]ote|[Ee]dif[íi]cio|[Cc]ondom[íi]nio|[Rr]esidencial|[Tt]erra [Ii]nd[íi]gena|[Ll]ocalidade|[Ii]lha|[Cc]asa|[Aa]pto?|[Aa]partamento)'
/** Words after which the address of a person's home follows. */
const living =
  '(?<!\\p{L})(?:[Rr]esid(?:ent[ea]s?|e|em|indo|\\.)|RESIDENTES?|[Dd]omiciliad[oa]s?|DOMICILIAD[OA]S?|[Dd]om\\.|[Mm]orador(?:a|es)?|[Mm]ora(?:m|va)?|com (?:endere[çc]o|resid[êe]ncia|domic[íi]lio))'
/** Words that lead to an address, which is a person's unless the words before it speak of the property. */
const addressed =
  '(?<!\\p{L})(?:[Ee]ndere[çc]o(?:[ ]+d[aoe]s?[ ]+\\p{L}+|[ ]+constante[ ]+do[ ]+\\p{L}+|[ ]+(?:residencial|atual))?|ENDERE[ÇC]O(?:[ ]+D[AOE]S?[ ]+\\p{L}+|[ ]+RESIDENCIAL)?|[Rr]esid[êe]ncia|[Dd]ilig[êe]ncias?|compareci|dirigi(?:-me)?)'
const homeLead =
  '[\\s,:]{1,4}(?:e[\\s,]+(?:[Dd]omiciliad[oa]s?|DOMICILIAD[OA]S?|[Rr]esidentes?)[\\s,:]{1,4})?(?:(?:nest[ae]|em)\\s[^.;,\\d]{2,40}?,?\\s{1,3}(?=[àa]\\s|n[ao]\\s))?'
const homes: readonly { pattern: RegExp; ofAnything: boolean }[] = [
  // After "na" anything with a capital or a kind of street; after "em" a street or anything with a number.
  {
    pattern: new RegExp(
      `${living}${homeLead}(?:[ÀàAa]|[Nn][ao]|[Dd][ao]|NA|NO)s?\\s{1,3}(?=${street}|\\p{Lu}|\\d)`,
      'gu',
    ),
    ofAnything: true,
  },
  {
    pattern: new RegExp(
      `${living}${homeLead}(?:[Ee]m\\s{1,3})?(?=${street}(?!\\p{L})|\\d{1,5},? \\p{Lu})`,
      'gu',
    ),
    ofAnything: true,
  },
  {
    pattern: new RegExp(
      `${addressed}[\\s,:]{1,4}(?:(?:[àa]o?|n[ao]|em)\\s{1,3})?(?=${street}(?!\\p{L}))`,
      'gu',
    ),
    ofAnything: false,
  },
]

const aboutPerson =
  /nome ?:|cpf|c\.p\.f|rg\b|brasileir|propriet[áa]ri|devedor|fiduciant|profiss|identidade|celular|fone|intim|notific|comprador|adquirent|certifico|sr[.ªa]|porteir/giu
const aboutProperty =
  /im[óo]ve(?:l|is) ?:|matr[íi]cula|terreno|apartamento|medindo|[áa]rea|confront|quadra|lote\b/giu
const property = /(?:im[óo]vel|casa|pr[ée]dio|unidade|apartamento|terreno|empresa|sede)[^.;]*$/i
const number = '(?:n[º°o.]{0,2} ?)?[\\dOlIZ][\\dOlIZ.]{0,6}(?:-?[A-Z](?!\\p{L}))?(?![\\d/])'
const part =
  '(?:ap(?:to?|artamento)?|casa|bloco|bl|sala|lotes?|quadra|qd|lt|conjunto|conj|cj|fundos|frente|t[ée]rreo|sobrado|andar|andares|km|box|loja|torre|edif[íi]cio|condom[íi]nio|residencial|bairro|setor|jardim|vila|centro|distrito|zona rural|interior|parque|n[úu]cleo|caixa postal)'
const pieceEnd = '(?=[,;)\\n]|\\.(?!\\d)| [–-] |$)'
/** Pieces between commas that go on with an address. */
const pieces: readonly RegExp[] = [
  new RegExp(
    `^(?:${number}|s/n[º°.]?|\\d{1,3}[ºª°] andar|${part}(?!\\p{L})(?:[^,;.\\n]|\\.(?=\\d)){0,40}?)${pieceEnd}`,
    'iu',
  ),
  new RegExp(
    `^(?:${street}(?!\\p{L})[^,;.\\n]{0,60}?|\\p{Lu}[\\p{L}\\d'’]*(?: (?:\\p{Lu}[\\p{L}\\d'’]*|d[aeo]s?|e|\\d{1,4})){0,5})${pieceEnd}`,
    'u',
  ),
]
const firstPiece = new RegExp(
  `^(?:R\\.|Av\\.|AV\\.|Al\\.|Tv\\.|Qd\\.)?(?:[^,;.\\n]|\\.(?=\\d)|(?<= [\\p{Lu}]|Dr|Cel|Pe|Sta|Sto|Prof|Gov|Pres|Gal|Mal|Dep|Sen|Eng|Cap|Ten|Mons)\\.){1,70}(?:\\n(?=[^\\n]{0,40}[,;.])[^,;.\\n]{1,40})?`,
  'u',
)
/** Pieces that name a town alone stay, and so do people and what follows them. */
const town = new RegExp(
  `^[^,]{0,40}[/–(-] ?(?:${stateCodes})(?!\\p{L})|^nest[ae] |^CEP|^CPF|^RG|^CNPJ|^CI(?!\\p{L})`,
  'u',
)
const shortened = /(?<![\p{L}])(?:ap|apt|apto|n|nº|bl|cj|conj|qd|lt|ed|cond|res)$/iu

/** Finds where people live: what follows `residente na`, up to the town, never the property's own. */
export function findHomeAddresses(text: string): TextRange[] {
  return homes.flatMap(({ pattern, ofAnything }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const before = text.slice(Math.max(0, index - 40), index)
      if (!ofAnything && (property.test(before) || isPropertys(text.slice(Math.max(0, index - 300), index))))
        return []
      const start = index + found.length
      const end = start + measureAddress(text.slice(start, start + 260))
      const code = /^[^;.\n]{0,60}?CEP:? ?(?=\d)/u.exec(text.slice(end, end + 70))
      const codeStart = end + (code?.[0].length ?? 0)
      return end === start
        ? []
        : [{ start, end }, ...(code === null ? [] : [{ start: codeStart, end: codeStart + 10 }])]
    }),
  )
}

/** Whether the words before an address speak of a property, and not of a person closer to it. */
const isPropertys = (before: string): boolean =>
  ([...before.matchAll(aboutProperty)].at(-1)?.index ?? -1) >
  ([...before.matchAll(aboutPerson)].at(-1)?.index ?? -1)

function measureAddress(text: string): number {
  let length = firstPiece.exec(text)?.[0].length ?? 0
  if (length === 0) return 0
  for (let count = 0; count < 9; count += 1) {
    const gap = /^(?:, {0,2}\n?|\.(?= ?\d)| ?[–-] | ?\n)\s{0,2}/.exec(text.slice(length, length + 8))?.[0]
    if (gap === undefined) break
    if (gap.startsWith('.') && !shortened.test(text.slice(Math.max(0, length - 6), length))) break
    const next = text.slice(length + gap.length, length + gap.length + 110)
    if (town.test(next)) break
    const readable = next.replace(/^(?:apt?o?|n|bl|cj|conj|qd|lt)\./i, label => label.replace('.', ' '))
    const found = pieces.map(piece => piece.exec(readable)?.[0].length ?? 0)
    if (Math.max(...found) === 0) break
    length += gap.length + Math.max(...found)
  }
  return length
}
