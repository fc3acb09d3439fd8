/** Masks the names, CPF, CNPJ and document numbers of a matrícula in what people see; the length stays. */
export interface PersonalDataMask {
  mask(text: string): string
}

const upper = 'A-ZÀ-ÖØ-Þ'
const word = `[${upper}][\\p{L}'’]+`
const particle = '(?:d[aeo]s?|e|D[AEO]S?|E)'
const fullName = `${word}(?:[ \\n]+(?:${particle}[ \\n]+)?${word}){1,7}`
const describedName = new RegExp(
  `(${fullName})(?=\\s*(?:\\([^)]{0,40}\\)\\s*)?,?\\s*(?:e\\s+s(?:ua|eu)\\s|já\\s|JÁ\\s|brasileir|BRASILEIR|portador|PORTADOR|inscrit|INSCRIT|CPF|C\\.P\\.F|RG\\b|R\\.G|CI\\b|C\\.I|casad|CASAD|solteir|SOLTEIR|divorciad|DIVORCIAD|vi[úu]v|VI[ÚU]V|separad|SEPARAD|nascid|NASCID|natural|NATURAL|do comércio|aposentad|APOSENTAD|menor|MENOR|qualificad|QUALIFICAD|acima qual|anteriormente|supra|SUPRA))`,
  'gu',
)
const introducedName = new RegExp(
  `(?:casad[oa] com|CASAD[OA] COM|cônjuge|CÔNJUGE|espos[oa]|ESPOS[OA]|mulher|MULHER|marido|MARIDO|filh[oa] de|FILH[OA] DE|falecimento de|óbito de|devedor(?:a|es)?(?: fiduciantes?)?:?|DEVEDOR(?:A|ES)?(?: FIDUCIANTES?)?:?|PROPRIET[ÁA]RI[OA]S?:|Propriet[áa]ri[oa]s?:|ADQUIRENTES?:|Adquirentes?:|TRANSMITENTES?:|Transmitentes?:|executad[oa]s?:?|EXECUTAD[OA]S?:?|exequente:?|EXEQUENTE:?|fiduciantes?:?|FIDUCIANTES?:?|em nome de|EM NOME DE|por|POR|a favor de|A FAVOR DE|Sr\\.|Sra\\.|SR\\.|SRA\\.|[Rr]eclamante:?|RECLAMANTE:?|[Oo] [Oo]ficial:?|[Ee]screvente:?|[Rr]egistrador[a]?:?|[Ss]ubstitut[oa]:?)\\s+(${fullName})`,
  'gu',
)
const institution =
  /\b(?:caixa|banco|ltda|s\/?a|s\.a|eireli|econ[ôo]mica|federal|registro|im[óo]veis|cart[óo]rio|of[íi]cio|comarca|munic[íi]pio|prefeitura|estado|rep[úu]blica|vara|ju[íi]z|tribunal|justi[çc]a|rua|avenida|lei|c[óo]digo|fazenda|fundo|minist[ée]rio|construtora|incorporadora|empreendimentos|condom[íi]nio|edif[íi]cio|residencial|loteamento|jardim|setor|bairro|parque|vila|escritura|contrato|instrumento|im[óo]vel|matr[íi]cula|aliena[çc][ãa]o|hipoteca|penhora|compra|venda)\b/i
const cpf = /\d{3}[.\s]?\d{3}[.\s]?\d{3}\s?[-–/.]\s?\d{2}(?!\d)/g
const cnpj = /\d{2}[.\s]?\d{3}[.\s]?\d{3}\s?\/\s?\d{4}\s?[-–]\s?\d{2}/g
const documentNumber =
  /((?:\b(?:RG|R\.G\.|CI|C\.I\.(?:RG)?|CNH|CTPS|CPF(?:\/MF)?|C\.P\.F\.|CIC|passaporte|identidade|OAB\/?[A-Z]{0,2})\b)[^\d\n]{0,24})[\dXx][\d.\-/Xx]{4,}/gi
const maxNames = 400

/**
 * Collects the names of people that a text gives, so that every place that repeats one is masked. Masking keeps the
 * length of a text: ranges of the one are ranges of the other.
 */
export function createPersonalDataMask(text: string): PersonalDataMask {
  const names = new Set<string>()
  for (const pattern of [describedName, introducedName])
    for (const match of text.matchAll(pattern)) {
      const name = (match[1] ?? '').replace(/\s+/g, ' ').trim()
      if (name.length >= 5 && !institution.test(name) && names.size < maxNames) names.add(name)
    }
  const patterns = [...names]
    .toSorted((a, b) => b.length - a.length)
    .map(
      name =>
        new RegExp(`(?<![\\p{L}])${name.split(' ').map(escapePattern).join('\\s+')}(?![\\p{L}])`, 'giu'),
    )
  return {
    mask: shown => {
      let masked = shown
        .replace(cnpj, hideDigits)
        .replace(cpf, hideDigits)
        .replace(documentNumber, (whole, kept: string) => kept + hideDigits(whole.slice(kept.length)))
      for (const pattern of patterns) masked = masked.replace(pattern, hideLetters)
      return masked
    },
  }
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const hideDigits = (text: string): string => text.replace(/[\dXx]/g, '•')

/** `Maria Aparecida da Silva` → `M•••• A•••••••• da S••••` */
const hideLetters = (name: string): string =>
  name.replace(/\p{L}[\p{L}'’]*/gu, word =>
    /^(?:d[aeo]s?|e)$/i.test(word) ? word : word.slice(0, 1) + '•'.repeat(word.length - 1),
  )
