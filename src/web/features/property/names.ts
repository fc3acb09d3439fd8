/** Small words inside a Brazilian place name. */
const small = new Set([
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

/** `II`, `XVI`; `D`, `L`, `M` and `C` alone are letters of a block rather than numbers. */
const roman = /^(?=.)(?:x{0,3})(?:ix|iv|v?i{0,3})$/

/**
 * Words of Brazilian place names that have one spelling only; the bank's list gives them without accents.
 * Words that mean something else without the accent (`PARA`, `BRAS`, `LUIS`) are left alone.
 */
const spelling = new Map(
  `água águas amélia américa anápolis andré antônio araçatuba balneário bárbara belém bragança brasília
   brasilândia câmara camaçari cássia cecília ceará chácara chácaras colégio colônia conceição coração cuiabá
   divinópolis esperança estância fátima fé florianópolis galvão glória goiânia goiás gonçalo graças gravataí
   guarujá hortolândia igaraçu iguaçu independência inês itaboraí itaguaí jaboatão jacarepaguá jacareí jaraguá
   joão josé lourenço lúcia luziânia macaé macaíba maceió magalhães magé mansões maracanaú maricá marília mário
   mauá mônica mossoró nilópolis niterói palhoça paraíba paraná parnaíba paulínia pérola petrópolis piauí ribeirão
   rondonópolis rondônia rosário são saúde sebastião sertãozinho sítio sumaré taboão taubaté teresópolis três
   tocantínia uberlândia união valparaíso várzea viamão vitória`
    .split(/\s+/)
    .map(word => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]),
)

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * A place as the bank's list writes it (`SAO JOSE DO RIO PRETO`) as people do (`São José do Rio Preto`).
 * Text in mixed case is taken as it is.
 */
export function displayName(name: string): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name
  return name
    .toLowerCase()
    .split(/(?<=[\s\-/(.'])/)
    .map((part, index) => {
      const [, word = '', rest = ''] = /^(.*?)([\s\-/(.']*)$/s.exec(part) ?? []
      if (index > 0 && small.has(word) && !rest.includes('.')) return part
      if (roman.test(word)) return word.toUpperCase() + rest
      return capital(spelling.get(word) ?? word) + rest
    })
    .join('')
}

/** What the bank calls it: the words before the description's first comma (`Loja`), else the type. */
export function headName(property: { description: string; propertyType: string }): string {
  const head = property.description.split(',', 1)[0]?.trim() ?? ''
  if (head === '' || head.length > 24 || /^outros?$/i.test(head)) return property.propertyType
  return displayName(head)
}
