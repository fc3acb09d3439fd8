import { placeAdjectives } from './document-words.ts'
import { isClearlyDescribed, isCompany, isLikePerson, isSoleFirm } from './name-contexts.ts'
import { isJoinedName, type NameWord } from './name-words.ts'

/**
 * Folded names of municipalities, without particles, that would pass for people's: those of IBGE's list that the rules
 * for names take for a person, except João Dias, which is more often a person.
 */
const towns: ReadonlySet<string> = new Set(
  `abdon batista, agua clara, almino afonso, alto rodrigues, alvares machado, amaral ferrador,
americo brasiliense, americo campos, amparo sao francisco, angra reis, anita garibaldi, antonio prado minas,
aparecida goiania, aparecida rio doce, aparecida rio negro, aparecida taboado, aral moreira, assis brasil,
assis chateaubriand, assuncao piaui, aurelino leal, baixa grande ribeiro, barros cassal, belem brejo cruz,
belem maria, belem sao francisco, benedito novo, benjamin constant, benjamin constant sul,
bernardino campos, bernardo mearim, bernardo sayao, boa ventura, boa ventura sao roque, bom jesus,
bom jesus amparo, bom jesus araguaia, bom jesus galho, bom jesus goias, bom jesus itabapoana,
bom jesus lapa, bom jesus norte, bom jesus oeste, bom jesus penha, bom jesus perdoes, bom jesus selvas,
bom jesus serra, bom jesus sul, bom jesus tocantins, bonfim piaui, boqueirao leao, braganca paulista,
bras pires, brejinho nazare, brejo cruz, brejo santos, buriti lopes, caldas novas, camocim sao felix,
campina simao, candido godoi, caninde sao francisco, capao leao, capitao gervasio oliveira,
capitao leonidas marques, carmo cajuru, carmo mata, carmo minas, carmo paranaiba, carmo rio claro,
carmo rio verde, carnauba dantas, carrasco bonito, cascalho rico, casimiro abreu, cassia coqueiros,
catole rocha, cedro sao joao, cerro cora, cesario lange, chapada guimaraes, cocal alves, coelho neto,
comendador levy gasparian, conceicao alagoas, conceicao araguaia, conceicao barra, conceicao barra minas,
conceicao caninde, conceicao castelo, conceicao coite, conceicao feira, conceicao ipanema,
conceicao jacuipe, conceicao lago acu, conceicao macabu, conceicao mato dentro, conceicao ouros,
conceicao para, conceicao pedras, conceicao rio verde, conceicao tocantins, coracao jesus, coracao maria,
costa rica, couto magalhaes minas, cristiano otoni, cristino castro, cruz almas, cruz alta,
cruz espirito santo, cunha pora, curral velho, david canabarro, demerval lobao, deputado irapuan pinheiro,
desterro entre rios, desterro melo, dilermando aguiar, divino sao lourenco, dona emma, dona euzebia,
dona francisca, dona ines, doutor mauricio cardoso, elesbao veloso, elisio medrado, eneas marques,
engenheiro paulo frontin, engenho velho, entre rios, entre rios minas, entre rios oeste, entre rios sul,
erval velho, estrela dalva, euclides cunha paulista, ewbank camara, fagundes varela, faxinal guedes,
feira santana, fernandes tourinho, fernando pedroza, flora rica, flores goias, flores piaui, foz jordao,
francisco badaro, francisco dumont, frederico westphalen, fruta leite, frutuoso gomes, gaviao peixoto,
gloria d'oeste, gloria dourados, gloria goita, graccho cardoso, gramado xavier, grandes rios, guarani goias,
guarani missoes, guia lopes laguna, humberto campos, ielmo marinho, januario cicco, joao monlevade,
joao pessoa, joaquim nabuco, joca marques, jose boiteux, jose bonifacio, jose goncalves minas, jose penha,
jose raydan, julio castilhos, lafaiete coutinho, landri sales, lebon regis, leoberto leal, leopoldo bulhoes,
liberato salzano, lima campos, lindolfo collor, lucas rio verde, luis eduardo magalhaes, magalhaes barata,
mancio lima, maraja sena, marcionilio souza, marcos parente, mariano moro, mario campos, martinho campos,
mata sao joao, mato rico, medeiros neto, messias targino, miguel calmon, minas leao, muquem sao francisco,
nazare mata, nazare paulista, nazare piaui, neves paulista, nicolau vergueiro, nova olinda maranhao,
olinda nova maranhao, oliveira brejinhos, oliveira fortes, oscar bressane, ouro velho, paes landim,
pai pedro, palma sola, palmeira indios, palmeira missoes, palmeira piaui, passo torres, paulo frontin,
pedras maria cruz, pedro canario, pedro ii, pedro laurentino, pinhal sao bento, pinheiro preto,
piquet carneiro, pirapora bom jesus, pires rio, placido castro, poco dantas, poco jose moura, pocos caldas,
pontes gestal, protasio alves, prudente morais, rafael godeiro, rafael jambeiro, riachao dantas,
riachao neves, ribas rio pardo, roca sales, rosario catete, rosario ivai, rosario limeira, salgado filho,
salgado sao felix, salinas margarida, salto veloso, salvador missoes, sant'ana livramento, santana acarau,
santana araguaia, santana boa vista, santana cariri, santana cataguases, santana deserto, santana garambeu,
santana garrotes, santana ipanema, santana itarare, santana jacare, santana mangueira, santana manhuacu,
santana maranhao, santana montes, santana mundau, santana paraiso, santana parnaiba, santana piaui,
santana pirapama, santana ponte pensa, santana sao francisco, santana serido, santana vargem, santos dumont,
satiro dias, sebastiao laranjeiras, serrano maranhao, sertao santana, severiano almeida, severiano melo,
sigefredo pacheco, simoes filho, simplicio mendes, siqueira campos, socorro piaui, tabocas brejo velho,
tasso fragoso, telemaco borba, tenente laurentino cruz, teofilo otoni, teotonio vilela, tio hugo,
trajano moraes, tupi paulista, vale sao domingos, valenca piaui, varzea palma, venancio aires,
vera cruz oeste, vespasiano correa, victor graeff, wall ferraz, wenceslau guimaraes, ze doca`.split(/,\s/),
)

/** Whether the words of a name, without particles, are a town's. */
const isCityName = (words: readonly string[]): boolean => towns.has(words.join(' '))

/** Words that stand together and may be a name. */
export interface NameRun {
  words: NameWord[]
  /** Whether the run is the name of a place, a law, a public body or a company. */
  protected: boolean
}

const contextLength = 90

/** Words that places begin with and family names end with. */
const placesInNames = new Set(
  'campos serra porto monte barra ponte rio santa santo sao senhora jardim villa lagoa centro nossa engenho ilha'.split(
    ' ',
  ),
)

/** Reads what may be names in order; a name of a place ends at its line where the next line begins with a person. */
export function* readNameRuns(text: string, words: readonly NameWord[]): Generator<NameRun> {
  for (let index = 0; index < words.length; index += 1) {
    if (!startsName(words[index]!)) continue
    const last = findLastWord(text, words, index)
    const run = words.slice(index, last + 1)
    index = last
    if (!isPlace(text, words, index - run.length + 1, run)) {
      yield { words: run, protected: isFirm(text, run) }
      continue
    }
    const second = run.findIndex(
      (word, at) => at > 0 && text.slice(run[at - 1]!.end, word.start).includes('\n') && startsName(word),
    )
    if (second < 0 || !isClearlyDescribed(afterRun(text, run))) yield { words: run, protected: true }
    else {
      yield { words: run.slice(0, second), protected: true }
      yield { words: run.slice(second), protected: isFirm(text, run) }
    }
  }
}

function findLastWord(text: string, words: readonly NameWord[], index: number): number {
  let last = index
  let named = isName(words[index]!)
  for (
    let next = index + 1;
    next < words.length && isJoinedName(text, words[next - 1]!, words[next]!);
    next += 1
  ) {
    const word = words[next]!
    if (word.kind === 'given' && words[next - 1]!.folded === 'e') break
    if (
      startsName(word) ||
      (word.kind === 'tail' &&
        isLikeWritten(text, words[next - 1]!, word) &&
        (named || isTitled(text, words[last]!, word))) ||
      (placesInNames.has(word.folded) && (named || leadsToName(text, words, next)))
    )
      last = next
    else if (word.kind !== 'particle' || next - last > 2) break
    named ||= isName(word)
  }
  return last
}

/** Whether a word follows another by one space, in capitals or small letters as that one. */
const isLikeWritten = (text: string, one: NameWord, next: NameWord): boolean =>
  next.start === one.end + 1 &&
  (one.kind === 'particle' ||
    /^\p{Lu}{2}/u.test(text.slice(one.start, one.end)) ===
      /^\p{Lu}{2}/u.test(text.slice(next.start, next.end)))

/** Whether two words are written as names are in a line of small letters. */
const isTitled = (text: string, ...words: NameWord[]): boolean =>
  words.every(({ start, end }) => /^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end)))

const startsName = ({ kind }: NameWord): boolean =>
  kind === 'given' || kind === 'family' || kind === 'unknown' || kind === 'initial'

/** Whether a word that may be a place, as Serra is, stands within a name and not at its end. */
const leadsToName = (text: string, words: readonly NameWord[], index: number): boolean => {
  const after = words[index + 1]
  return after !== undefined && isName(after) && isJoinedName(text, words[index]!, after)
}

/** Whether a word is a given name or a family name. */
export const isName = ({ kind }: NameWord): boolean => kind === 'given' || kind === 'family'

/** Land that people own: `o sítio de Maria` names its owner, `o Sítio Santa Maria` itself. */
const ownedLand = new Set('fazenda sitio chacara granja estancia gleba'.split(' '))

/** Places that forms name after a colon. */
const labelledPlaces = new Set(
  'cidade municipio bairro comarca distrito rua avenida edificio condominio loteamento residencial'.split(
    ' ',
  ),
)

/** Whether the words before a name make it a place's: `Rua Coronel …`, `Comarca de …`. */
function isPlace(text: string, words: readonly NameWord[], index: number, run: readonly NameWord[]): boolean {
  if (/^R$/.test(text.slice(run[0]!.start, run[0]!.end)) && run.length > 1 && run[1]!.kind !== 'initial')
    return /^,? ?(?:n[º°.o]|\d|s\/n)/.test(afterRun(text, run))
  for (let before = index - 1; before >= 0 && before >= index - 5; before -= 1) {
    const word = words[before]!
    const gap = text.slice(word.end, words[before + 1]!.start)
    if (!/^[.,:]?[ \n"“]{0,3}(?:[A-Z]?\d{0,4}[ªº]? )?$/.test(gap)) return false
    if (gap.startsWith(':')) return labelledPlaces.has(word.folded)
    if (word.folded === 'imoveis' && words[before - 2]?.folded === 'registro') return true
    if (word.folded === 'imoveis' && words[before - 2]?.folded === 'geral') return true
    if (word.kind === 'place') {
      const owned = ownedLand.has(word.folded) && /^\p{Ll}/u.test(text.slice(word.start, word.end))
      return !gap.startsWith(',') && !(owned && before < index - 1 && isLikePerson(run))
    }
    if (gap.startsWith(',') || word.folded === 'e') return false
    if (!['particle', 'honour', 'title', 'initial'].includes(word.kind) && !placeAdjectives.has(word.folded))
      return false
  }
  return false
}

/** The text after a run, as far as it may tell who it is. */
export const afterRun = (text: string, run: readonly NameWord[]): string =>
  text.slice(run.at(-1)!.end, run.at(-1)!.end + contextLength)

/** The text before a run, as far as it may tell who it is. */
export const beforeRun = (text: string, run: readonly NameWord[]): string =>
  text.slice(Math.max(0, run[0]!.start - contextLength), run[0]!.start)

function isFirm(text: string, run: readonly NameWord[]): boolean {
  const after = afterRun(text, run)
  if (/^ ?& ?\p{Lu}/u.test(after) || text.slice(Math.max(0, run[0]!.start - 2), run[0]!.start).endsWith('& '))
    return true
  return isCompany(after, run) && !(isSoleFirm(after) && isLikePerson(run))
}

/** Whether a run is a town's name that looks like a person's. */
export const isTown = (run: readonly NameWord[]): boolean =>
  isCityName(run.filter(({ kind }) => kind !== 'particle').map(({ folded }) => folded))
