import type { Listing } from './listing.ts'

/** Words inside a Brazilian place name that stay in lower case. */
const lowercaseWords = new Set([
  'a',
  'à',
  'ao',
  'as',
  'às',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'na',
  'no',
  'o',
])

/** `II`, `XVI`; a single `D`, `L`, `M` or `C` is the letter of a block rather than a number. */
const roman = /^(?=.)(?:x{0,3})(?:ix|iv|v?i{0,3})$/

/** Maps each word from its spelling without accents. */
const bySpelling = (words: string[]) =>
  new Map(words.map(word => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]))

/**
 * Words of Brazilian place names with only one spelling, for the bank's list writes them without accents. Words that
 * mean something else without the accent (`PARA`, `BRAS`, `LUIS`) are not among them.
 */
const spelling = bySpelling(
  `açailândia açu água águas amélia américa anápolis andré antônio araçatuba araranguá bagé balneário bambuí
   bárbara belém biguaçu bragança brasilândia brasília caçapava camaçari câmara capão carapicuíba cássia
   ceará cecília chácara chácaras chapecó colégio colônia conceição coração corações coroatá crateús criciúma
   cristóvão cuiabá curuçá divinópolis esperança estância eunápolis eusébio fátima fé fernandópolis florânia
   florianópolis galvão garças glória goianésia goiânia goiás goitá gonçalo graças gravatá gravataí guaçu
   guaíba guapó guarujá guimarânia hortolândia iaçu ibirité içara igaraçu iguaçu ijuí imbé independência inês
   itaboraí itaguaí itajaí itamaracá itambé itanhaém itaúna jaboatão jacareí jacarepaguá jacundá januária
   jaraguá jardinópolis jataí jataúba jaú jequié joão josé jundiaí lobão lourenço lúcia luziânia macaé
   macaíba maceió mãe magalhães magé mansões marabá maracanaú maricá marília mário mauá mongaguá mônica
   mossoró muriaé nilópolis niterói olímpia osório paço palhoça paraíba paraná parnaíba parobé patrocínio
   paulínia penápolis perdigão pérola peruíbe petrópolis piauí piraí poções poços quixadá ribeirão rondônia
   rondonópolis rosário sabará são saúde sebastião seropédica sertãozinho simão simões sítio sumaré sumé
   taboão tambaú tanguá tatuí taubaté teotônio teresópolis tocantínia tomé tramandaí três tucuruí ubá
   uberlândia umbaúba unaí união valparaíso várzea viamão vitória`.split(/\s+/),
)

/** Names in which such an ambiguous word is certain. */
const wholeNames = bySpelling(['chã de alegria', 'pará de minas', 'são luís'])
const ofPara = /(?<= do )para$/

const capitalizeWord = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Formats a place name of the bank's list (`SAO JOSE DO RIO PRETO`) as people write it (`São José do Rio Preto`).
 * Text in mixed case is returned unchanged.
 */
export function formatPlaceName(name: string): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name
  const lower = name.toLowerCase()
  return (wholeNames.get(lower) ?? lower.replace(ofPara, 'pará'))
    .split(/(?<=[\s\-/(.'])/)
    .map((part, index) => {
      const [, word = '', rest = ''] = /^(.*?)([\s\-/(.']*)$/s.exec(part) ?? []
      if (index > 0 && lowercaseWords.has(word) && rest !== '' && !rest.includes('.')) return part
      if (roman.test(word)) return word.toUpperCase() + rest
      return capitalizeWord(spelling.get(word) ?? word) + rest
    })
    .join('')
}

/** Lots, blocks and numbers that the list sometimes has in place of a neighborhood: `1`, `LT 25 QD 18`. */
const noNeighborhoodPattern =
  /^(?:lt|lts|lote|lotes|qd|qda|quadra|bl|bloco|cj|conj|sn|s|n|nº|n°|vg|vaga|apto|casa|[a-z]?\d*[a-zº°]?)$/i

/**
 * Formats the neighborhood as people write it; empty when the list has a lot, a block or a number instead. A
 * truncated bracket is removed.
 */
export function formatNeighborhood(name: string): string {
  const whole = name.replace(/\s*\([^()]*$/, '')
  const words = whole.split(/[\s.,:/-]+/).filter(word => word !== '')
  return words.every(word => noNeighborhoodPattern.test(word)) ? '' : formatPlaceName(whole)
}

/**
 * Returns the bank's name for the kind of property: the words before the description's first comma (`Loja`),
 * otherwise the type.
 */
export function readHeadName(property: Pick<Listing, 'description'> & { propertyType: string }): string {
  const head = property.description.split(',', 1)[0]?.trim() ?? ''
  if (head === '' || head.length > 24 || /^outros?$/i.test(head)) return property.propertyType
  return formatPlaceName(head)
}

type Named = Parameters<typeof readHeadName>[0] & Pick<Listing, 'neighborhood' | 'city'> & { state: string }

/** Describes a property in one line: `Apartamento · Jardim América, Anápolis, GO`. */
export const describeProperty = (property: Named): string =>
  [
    [readHeadName(property), formatNeighborhood(property.neighborhood)]
      .filter(part => part !== '')
      .join(' · '),
    formatPlaceName(property.city),
    property.state,
  ].join(', ')
