import { foldText } from '../fold-text.ts'
import {
  isCity,
  isClearlyDescribed,
  isDescribed,
  isDescribedAlone,
  hasActionAfter,
  isLinked,
  isListLink,
  isSoleFirm,
} from './name-contexts.ts'
import { afterRun, beforeRun, isName, isTown, type NameRun, readNameRuns } from './name-runs.ts'
import { isJoinedName, type NameWord, readNameWords, type TextRange } from './name-words.ts'

/** Words before a name that say whether it is a person's. All are tried on short folded pieces of the text. */
const role =
  'propriet|nu-propriet|transmit|adquir|adqte|devedor|coobrigad|executad|fiduciant|doador|donatari|usufrutuari|vendedor|comprador|outorg|promitent|promissari|cedent|cessionari|inventariant|inventariad|herdeir|meeir|viuv|legatari|testador|conjuge|espos|mulher|marido|companheir|convivent|genitor|pai|mae|irmao|irma|net|sobrinh|procurador|advogad|avalist|fiador|garantidor|anuent|arrematant|leiloeir|depositari|perit|juiz|desembargador|oficial|official|escrevent|substitut|registrador|tabeli|notari|titular|escriva|diretor|gerente|engenheir|arquitet|agrimensor|testemunha|interpret|curador|tutor|locatari|locador|comodatari|comodante|caucion|instituidor|beneficiari|fideicomiss|superficiari|reclamant|requerid|autor|reu|socio|socia|administrador|sindic|prefeito|solicitant|interessad|nome|vizinh|confrontant|cliente|mutuari|contratant|contribuint|preposto|intimad|notificad|separand|divorciand|varao|virago|declarant|signatari|assinant|responsavel|filh|lancador|licitant|porteir|zelador|possuidor|posseir|ocupant|arrendatari|arrendador|parceir|foreir|enfiteut|sogr|cunhad|falecid|finad|de cujus|sucessor|cotist|quotist|acionist|avaliador|agente|apresentant|conferent|digitador|interventor|autoriza|designad|funcionari|servidor|economiari|corretor|medic|substabelecid|srs|sras|leia-se|le-se|se le'
/** Roles that companies and public bodies have as often as people. */
const weakRole =
  'credor|exequent|requerent|interveniente|emitent|reclamad|hipotecant|alienante|por|com|entre|contra'
const modifier =
  '(?: (?:habilitad|ajudante|delegatari|fiduciant|fiduciari|substitut|autorizad|designad|interin|juramentad|judicial|judiciari|oficial|public|federal|de direito|titular|maior|vendedor|comprador|anuent|garantidor|quitante|municipal|delegad|tecnic|civil|agronom|agrimensor|de secretaria|do trabalho|eleitoral|estadual|criminal|usufrutuari|donatari|executad|do 1|menores?|filhos?)[a-z]*)*'
const phrases =
  'casad[oa]s?[^.;:]{0,60} com|(?:matrimonio|uniao estavel|casou-se|nupcias|casamento)[^.;:]{0,40} com|(?:divorcio|separacao|bens|casal)(?: do casal)? (?:de|por)|filh[oa]s? d[eoa]|em nome d[eoa]|em face d[eoa]|a favor d[eoa]|em favor d[eoa]|(?:requerimento|pedido|solicitacao) d[eoa]|(?:movid|promovid|ajuizad|requerid|firmad|assinad|emitid|subscrit|lavrad|feit|representad|assistid|deixad|conferid|digitad|expedid)[oa]s?(?: digitalmente)? (?:por|pel[oa]|a)|[a-z]{3,14}(?:ad|id)[oa]s?(?: digitalmente| eletronicamente| de forma digital)? (?:por|pel[oa])|espolio d[eoa]|(?:inventario|arrolamento)(?: dos bens)? d[eoa]|estirpe d[eoa]|substabelecid[oa]s? d[eoa]|(?:inquilin|possuidor|vizinh|morador)[a-z]* [oa]|comparec[a-z]{1,6}|sucede[a-z]{1,4}(?:-lhes?)?|(?:coube|couberam|cabe|cabem|pertence[a-z]*) (?:a|ao)s?|(?:intim|notific|cit)(?:ar|ei|aram|ados?|adas?)|(?:recados?|aviso|contato|tratar) com|assinou|compareceu|propriedade plena em|dra?[.]|bela?[.]|doutora?|(?:sucess(?:ao|or|ores)|herdeir[oa]s?) d[eoa]s?|falec(?:imento|id[oa])(?: [oa])?(?: d[eoa])?|obito d[eoa]|(?:terras|propriedade|casa|imovel|predio(?: \\d+)?|lote \\d+) d[eoa]|pass(?:ando|ou|aram) a (?:assinar|chamar)(?:-se)?|nome de (?:solteir[oa]|casad[oa])|(?:conhecid[oa]|tratad[oa]) (?:como|por)|confronta(?:ndo)?[^.;:]{0,40} com|(?:outro|um|lado|direit[oa]|esquerd[oa]|fundos|norte|sul|leste|oeste) com|ao (?:norte|sul|leste|oeste)|(?:vend|doou|doad|doaram|transmit|alien|cede|partilh|adjudic|cabendo|avos|restantes|atribu)[^.;:]{0,40} a|venderam|vendeu|doou|doaram|(?:intimad|notificad)[oa] [oa]|eu,?|\\((?:as?|ass|aa)\\.?\\)'
const joint =
  '[ ]?(?:\\([a-z]{1,3}\\))?[ ]?[:;,–-]{0,2} ?(?:(?:o|a|os|as|sr|sra|srs|senhor|senhora|dr|dra|doutor|doutora|bel|bela|dona|d|exmo|exma|revmo|revma|des|cel|cap|eng|enga|prof|profa|padre|pe|frei|madre|irma|ma|me|mm)[.]?[ªº]?[ ]){0,4}(?:[a-z0-9]{1,2}[).] ?)?["“]?$'

/** Roles cut short, before a colon. */
const shortRole =
  '(?:vded|vend|comp|compr|adq|adqt|adqte|transm|transmte|dev|devs|tab|escr|ofic|of|subst|proc|test|tests|outorg|exec|exeq|reqte|reqdo|reqda|propr|inv|herd|usufr|doad|donat|fiad|aval)'
/** Words whose endings name somebody by an action, before a colon: `segundo lançador:`. */
const agent =
  '(?!estado|mercado|cred|intervenient|exequent|incorporador|construtor|emitent)[a-z]{3,14}(?:dor|dora|dores|doras|tor|tora|tores|nte|ntes|eir[oa]s?|ari[oa]s?|iad[oa]s?|tad[oa]s?)'
const strongBefore = new RegExp(
  `(?:^|[^a-z])(?:(?:${role})[a-z]{0,5}${modifier}|${phrases})${joint}|(?:^|[^a-z])(?:${agent}|${shortRole}\\.?) ?:[-–]? ?$`,
)
const colonBefore = new RegExp(
  `(?:^|[^a-z])(?:${role})[a-z]{0,5}${modifier}[ ]?[:–-]{1,2} ?$|\\((?:as?|ass|aa)\\.?\\) ?$`,
)
const weakBefore = new RegExp(`(?:^|[^a-z])(?:(?:${weakRole})[a-z]{0,3}${modifier})${joint}`)

const kin =
  'filh[oa]s?(?:[- ](?:unic|menor|mai?s velh)[a-z]*)?|net[oa]s?|espos[oa]|mulher|marido|companheir[oa]|conjuge|mae|pai|genitora?|irm[ao]s?|sogr[oa]|cunhad[oa]|viuv[oa]|vizinh[oa]|porteir[oa]|zelador[a]?|inquilin[oa]|herdeir[oa]s?|finad[oa]|(?:viuv[oa]|pai|mae|irmao?s?|espos[oa]|mulher|filh[oa]s?|net[oa]s?|sogr[oa]) d[eoa]|avos? (?:matern|patern)[oa]s?|nascida|casad[oa] com(?: [oa])?|(?:conhecid|tratad|chamad)[oa] (?:por|como)|escrevente|oficiala?|tabeliao?|testemunhas?|perit[oa]|leiloeir[oa]|inventariante|curadora?|tutora?|vulgo|alcunha(?: de)?|apelido(?: de)?|(?:aviso|recados?) com'
/** The words before the name of one person or several, even a name of one unknown word. */
const aloneBefore = new RegExp(
  `(?:^|[^a-z/])(?:(?:${kin})${modifier} ?:? ?,? ?\\(?(?:(?:o|a|os|as|sr|sra|srta|dona|d|seu)[.]? ){0,2}|(?:sr|sra|srs|sras|srta|dona|donas|senhora?|sinha(?: moca| velha)?) ?[.]? ?(?:dra? ?[.] ?)?|filh[oa]s? d[eoa] [^.;:]{0,40} e d[eoa] )["“'‘]?$`,
)
/** The words that introduce several people at once. */
const manyBefore = new RegExp(
  `(?:^|[^a-z])(?:(?:${role})[a-z]{0,5}s${modifier}|srs|sras|senhores|senhoras|partes|compareceram|venderam|doaram|foram (?:intimad|notificad|citad)[oa]s) ?[.]? ?[:–-]{0,2} ?(?:(?:os|as|srs|sras|senhores|senhoras|a)[.]? ?){0,2}$`,
)
/** An honour after its article is a person's: `pelo Padre João`, but `a Marechal Deodoro`, which is a street. */
const honouredBefore =
  /(?:^|[^a-z])(?:o|do|ao|pelo|no|revmo\.?|exmo\.?|sr\.?) (?:padre|pe|frei|coronel|cel|capitao|cap|major|maj|tenente|ten|sargento|sgt|cabo|sd|general|marechal|desembargador|monsenhor|conego|ministro|deputado|vereador|prefeito|comendador|professor|prof|engenheiro|eng|pastor|dom)(?: pm)?\.?[ºo°]? $|(?:^|[^a-z])(?:a|da|pela|na|revma\.?|exma\.?|sra\.?) (?:madre|irma|professora|profa?|vereadora|deputada|prefeita|desembargadora|ministra|engenheira|enga|pastora)\.?[ªa]? $/
const honour =
  /(?:presidente|governador|senador|coronel|marechal|general|padre|barao|visconde|duque|dom|frei|santo) $/
const placeBefore = /(?<!propriedade|plena|dominio|posse|parte|usufruto|casou-se|bens|direitos) em $/

const isIntroduced = (before: string): boolean => strongBefore.test(before) || honouredBefore.test(before)
const isIntroducedByColon = (before: string): boolean => colonBefore.test(before)
/** Whether even one unknown word is a person's name here. */
const isIntroducedAlone = (before: string): boolean => aloneBefore.test(before)
const introducesMany = (before: string): boolean => manyBefore.test(before)
const isMentioned = (before: string): boolean => weakBefore.test(before)
/** Whether the words before are an honour that streets and towns have too. */
const isHonoured = (before: string): boolean => honour.test(before)
/** Whether a name stands where places stand: `em Honorato Gurgel`. */
const isAtPlace = (before: string): boolean => placeBefore.test(before)

/** The names that a text gives, by their folded words without particles, so that repetitions are found. */
interface NameTree {
  next: Map<string, NameTree>
  ends: boolean
}

const maxKnownNames = 2000

const emptyTree = (): NameTree => ({ next: new Map(), ends: false })

function learnNames(names: readonly (readonly NameWord[])[]): NameTree {
  const known = emptyTree()
  let learned = 0
  for (const words of names) {
    const keys = words.filter(({ kind }) => kind !== 'particle').map(({ folded }) => folded)
    if (keys.length < 2 || keys.length > 12 || learned >= maxKnownNames) continue
    learned += 1
    let tree = known
    for (const key of keys) {
      const next = tree.next.get(key) ?? emptyTree()
      tree.next.set(key, next)
      tree = next
    }
    tree.ends = true
  }
  return known
}

/** Finds the learned names in a text, in any capitals, except in the words of places. */
function findKnownNames(
  text: string,
  words: readonly NameWord[],
  known: NameTree,
  kept: ReadonlySet<NameWord>,
): TextRange[] {
  const ranges: TextRange[] = []
  for (let index = 0; index < words.length; index += 1) {
    let tree = known.next.get(words[index]!.folded)
    if (tree === undefined || kept.has(words[index]!)) continue
    const passed = [words[index]!]
    let whole = 0
    for (
      let next = index + 1;
      next < words.length && isJoinedName(text, words[next - 1]!, words[next]!);
      next += 1
    ) {
      const word = words[next]!
      if (word.kind === 'particle') continue
      tree = tree.next.get(word.folded)
      if (tree === undefined) break
      passed.push(word)
      if (tree.ends) whole = passed.length
    }
    ranges.push(...passed.slice(0, whole))
  }
  return ranges
}

export interface PersonNames {
  /** The positions of the words of names, without the particles between them. */
  ranges: TextRange[]
  known: NameTree
}

/** The person before a run, and whether a list of several goes on. */
interface LastPerson {
  run: NameRun
  listed: boolean
}

/**
 * Finds the names of people: what is introduced or described as a person, and what looks like a name and is neither a
 * place nor a company. Takes time linear in the length of the text.
 * @param known names that another text gave, which are found here too
 */
export function findPersonNames(text: string, known?: NameTree): PersonNames {
  const words = readNameWords(text)
  const people: NameRun[] = []
  const others: NameRun[] = []
  let last: LastPerson | null = null
  for (const run of readNameRuns(text, words)) {
    const listed: boolean = goesOnList(text, run, last)
    const person: boolean = !run.protected && (isPerson(text, run, last) || listed)
    ;(person ? people : others).push(run)
    last = person ? { run, listed: listed || introducesMany(foldContext(beforeRun(text, run.words))) } : null
  }
  const learned = learnNames(people.map(({ words: named }) => named))
  const kept = new Set(others.filter(run => run.protected).flatMap(run => run.words))
  return {
    ranges: [
      ...[...people, ...findLoneNames(text, people, others)].flatMap(run =>
        run.words.filter(
          ({ kind, folded }) => kind !== 'particle' || folded.length > 3 || foreign.has(folded),
        ),
      ),
      ...[learned, ...(known === undefined ? [] : [known])].flatMap(tree =>
        findKnownNames(text, words, tree, kept),
      ),
    ],
    known: learned,
  }
}

/** Particles that say where a family is from. */
const foreign = new Set('den ter zu las el al bin ibn abu'.split(' '))

/** Folds a context letter by letter, so that its ends stay. */
const foldContext = (context: string): string => foldText(`|${context}|`).slice(1, -1)

/** Names of one word: a person's given name once more, and what a person's name follows: `Ítalo e Hugo Pessanha`. */
function findLoneNames(text: string, people: readonly NameRun[], others: readonly NameRun[]): NameRun[] {
  const given = new Set(
    people.map(({ words: [first] }) => (first !== undefined && first.folded.length > 2 ? first.folded : '')),
  )
  const starts = new Set(people.map(({ words: [first] }) => first!.start))
  return others.filter(({ words: run, protected: kept }) => {
    const [first, second] = run
    if (kept || first === undefined || second !== undefined || first.kind === 'initial') return false
    const gap = /^ e |^, |^ \[[^\]\n]{0,60}\] /.exec(text.slice(first.end, first.end + 66))?.[0] ?? ''
    const leads = starts.has(first.end + gap.length)
    if (leads && /^ (?:e|\[)/.test(gap) && / (?:em|a|por|de|com|entre)$/.test(beforeRun(text, run).trimEnd()))
      return true
    return (isName(first) || first.folded.length > 5) && (given.has(first.folded) || leads)
  })
}

/** Whether a run goes on a list of people: `Srs. Akira, Minoru e Eiko`, or turns a name round: `SATO, Yumi`. */
function goesOnList(text: string, { words }: NameRun, last: LastPerson | null): boolean {
  if (last === null || words.every(({ kind }) => kind === 'initial')) return false
  const end = last.run.words.at(-1)!.end
  const between = text.slice(end, words[0]!.start)
  if (between.length > 24 || isCity(afterRun(text, words))) return false
  if (last.listed && isListLink(foldContext(between))) return true
  return (
    between === ', ' &&
    last.run.words.length === 1 &&
    /^\p{Lu}+$/u.test(text.slice(last.run.words[0]!.start, end)) &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(words[0]!.start, words[0]!.end))
  )
}

const foreignParticle = /(?<!\p{L})(?:von|van|den|bin|bint|ibn|abu)(?!\p{L})/iu

function isPerson(text: string, { words }: NameRun, last: LastPerson | null): boolean {
  const named = words.filter(({ kind }) => kind !== 'particle' && kind !== 'initial')
  if (named.length === 0) return false
  const given = words.some(({ kind }) => kind === 'given')
  const known = given || words.some(({ kind }) => kind === 'family')
  const several = named.length >= 2 || (known && words.length >= 2)
  const before = foldContext(beforeRun(text, words))
  const following = afterRun(text, words)
  const after = foldText(`${following}|`)
  const introduced = isIntroduced(before)
  if (introduced && (several || given || isIntroducedByColon(before) || words.length >= 2)) return true
  if (isIntroducedAlone(before) && !isCity(following)) return true
  if (isSoleFirm(following.trimStart()) && (known || words[0]!.kind === 'initial')) return true
  if (isCity(following) || (isTown(words) && !isClearlyDescribed(following))) return false
  if (named.length === 1 && named[0]!.folded.length > 3 && isDescribedAlone(before, after, introduced))
    return true
  if ((isDescribed(after) || hasActionAfter(after)) && (several || given)) return true
  if (isMentioned(before) && known) return true
  if (last !== null) {
    const between = text.slice(last.run.words.at(-1)!.end, words[0]!.start)
    if (between.length < 40 && isLinked(foldContext(between)) && (several || given)) return true
  }
  if (isAtPlace(before)) return false
  if (isHonoured(before)) return named.length > 2
  if (several && foreignParticle.test(text.slice(words[0]!.start, words.at(-1)!.end))) return true
  return several && (words[0]!.kind === 'given' || (known && named.length >= 2) || isInitialled(words))
}

/** Whether two initials stand before a name, as where people sign. */
const isInitialled = (words: readonly NameWord[]): boolean =>
  words[0]!.kind === 'initial' && words[1]?.kind === 'initial'
